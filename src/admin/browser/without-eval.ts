import { config } from "zod";

// This module must be imported first. Otherwise, zod calls eval when the content model loads, which the
// security policy blocks.
config({ jitless: true });
