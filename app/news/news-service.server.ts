import { recordService } from "../records/record-service.server.ts";
import { newsPictures } from "./news-pictures.server.ts";
import { newsRecord } from "./news-record.ts";

/** The news, as the office keeps them. */
export const newsRecords = recordService(newsRecord, newsPictures);
