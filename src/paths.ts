/** Where every plan's button and every invitation leads. */
export const CONTACT_PATH = "/contact";
