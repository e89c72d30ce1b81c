import { addCatalogue } from "./catalogues.ts";
import { de } from "../texts/public/de/every-page.ts";

// The German layout alone imports this, so that the browser loads no other language.
addCatalogue("de", de);
