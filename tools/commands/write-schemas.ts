import { writeSchemas } from "../../src/content/json-schemas";

/** `npm run prepare`, which `npm ci` and `npm install` run. */
writeSchemas(process.cwd());
