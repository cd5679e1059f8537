/**
 * What people write where words are still to come; in capitals, since "todo" is also a word of Spanish, but for
 * one that begins a text. TBC may be a name, too, unless a text ends with it or it stands in parentheses.
 */
export const PLACEHOLDER =
  /\b(?:TODO|TBD|TBA|FIXME|[Ll]orem [Ii]psum|LOREM IPSUM)\b|^todo(?=:)|(?<=^|[(:,;–—-]\s*)TBC(?=[).]*$)|(?<=\()TBC(?=\))/;
