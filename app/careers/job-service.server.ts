import { noPictures } from "../records/form/picture-keeper.server.ts";
import { recordService } from "../records/record-service.server.ts";
import { jobForm, jobRecord } from "./job-record.ts";

export const jobRecords = recordService(jobRecord, jobForm, noPictures);
