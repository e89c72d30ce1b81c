import { recordService } from "../content/record-service.server.ts";
import { newsPictures } from "./news-pictures.server.ts";
import { newsForm, newsRecord } from "./news-record.ts";

export const newsRecords = recordService(newsRecord, newsForm, newsPictures);
