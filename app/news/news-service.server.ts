import { recordService } from "../records/record-service.server.ts";
import { newsPictures } from "./news-pictures.server.ts";
import { newsRecord } from "./news-record.ts";

export const newsRecords = recordService(newsRecord, newsPictures);
