import { addCatalogue } from "./catalogues.ts";
import { de } from "../../texts/public/de/every-page.ts";

// Only the German layout imports this, so that the browser loads no other language.
addCatalogue("de", de);
