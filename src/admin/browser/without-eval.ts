import { config } from "zod";

// Imported first: without this, zod tries eval, which the policy blocks, once the model loads.
config({ jitless: true });
