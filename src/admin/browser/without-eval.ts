import { config } from "zod";

// This module must be imported first. Without it, zod tries eval when the content model loads, and the
// security policy blocks eval.
config({ jitless: true });
