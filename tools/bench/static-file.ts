import { createServer } from "node:http";
import express from "express";
import sirv from "sirv";

/** A server that sends one file, with the same parts as ours. */
const app = express();
app.disable("x-powered-by");
app.use(sirv(process.env.FOLDER, { etag: true }));
createServer(app).listen(Number(process.env.PORT), "127.0.0.1");
