import { config } from "zod";

// This module must be imported first. Otherwise, zod calls eval when the content model loads, and the
// security policy blocks the call.
config({ jitless: true });
