import type { RequestHandler } from "express";

const known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Answers what no page understands. TRACE and CONNECT can't even be made a `Request` of, which would fail as an error of ours. */
export const refuseOddMethods: RequestHandler = (request, response, next) => {
	if (known.includes(request.method)) return next();
	response.status(405).set("Allow", known.join(", ")).type("text/plain").send("405\n");
};
