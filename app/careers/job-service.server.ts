import { noPictures } from "../records/picture-keeper.server.ts";
import { recordService } from "../records/record-service.server.ts";
import { jobRecord } from "./job-record.ts";

/** The positions, as the office keeps them. */
export const jobRecords = recordService(jobRecord, noPictures);
