import { addCatalogue } from "./catalogues.ts";
import { en } from "../../texts/public/en/every-page.ts";

// Only the English layout imports this, so that the browser loads no other language.
addCatalogue("en", en);
