/** What people write where words are still to come; in capitals, since "todo" is also a word of Spanish. */
export const PLACEHOLDER = /\b(?:TODO|TBD|TBA|FIXME|[Ll]orem [Ii]psum|LOREM IPSUM)\b/;
