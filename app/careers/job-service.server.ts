import { noPictures } from "../content/form/picture-keeper.server.ts";
import { recordService } from "../content/record-service.server.ts";
import { jobForm, jobRecord } from "./job-record.ts";

export const jobRecords = recordService(jobRecord, jobForm, noPictures);
