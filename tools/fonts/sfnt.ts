/**
 * Reads the few font tables that the font tools and their tests need. The format is described in
 * the OpenType specification (https://learn.microsoft.com/typography/opentype/spec/otff).
 */
import subsetFont from "subset-font";

/** What a font file says about itself; lengths are in font units. */
export interface FontFacts {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Tags of the substitution and positioning features, such as `kern` and `tnum`. */
  features: ReadonlySet<string>;
  /** Variation axes by tag; empty in a static font. */
  axes: ReadonlyMap<string, { min: number; max: number }>;
  /** Glyph index by code point, for every character of the font. */
  glyphs: ReadonlyMap<number, number>;
  /** Advance width of a code point; throws when the font has no glyph for it. */
  advance: (codePoint: number) => number;
}

/**
 * Reads a font file of any web format. `weight` reads the widths of that weight of a variable font.
 */
export async function readFont(file: Buffer, weight?: number): Promise<FontFacts> {
  const font = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: "sfnt",
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  const tables = readTables(font);
  const hhea = requireTable(tables, "hhea");
  const hmtx = requireTable(tables, "hmtx");
  const metricsCount = hhea.readUInt16BE(34);
  const glyphs = readCharacterMap(requireTable(tables, "cmap"));

  return {
    unitsPerEm: requireTable(tables, "head").readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    features: new Set([...readFeatures(tables.get("GSUB")), ...readFeatures(tables.get("GPOS"))]),
    axes: readAxes(tables.get("fvar")),
    glyphs,
    advance: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      if (glyph === undefined) {
        throw new Error(`The font has no glyph for U+${codePoint.toString(16).toUpperCase()}.`);
      }
      return hmtx.readUInt16BE(Math.min(glyph, metricsCount - 1) * 4);
    },
  };
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const record = 12 + i * 16;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    tables.set(font.toString("latin1", record, record + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

function requireTable(tables: Map<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no "${tag}" table.`);
  return table;
}

function readFeatures(table: Buffer | undefined): string[] {
  if (table === undefined) return [];
  const list = table.readUInt16BE(6);
  return Array.from({ length: table.readUInt16BE(list) }, (_, i) =>
    table.toString("latin1", list + 2 + i * 6, list + 6 + i * 6),
  );
}

function readAxes(table: Buffer | undefined): Map<string, { min: number; max: number }> {
  const axes = new Map<string, { min: number; max: number }>();
  if (table === undefined) return axes;
  const first = table.readUInt16BE(4);
  const size = table.readUInt16BE(10);
  for (let i = 0; i < table.readUInt16BE(8); i += 1) {
    const axis = first + i * size;
    axes.set(table.toString("latin1", axis, axis + 4), {
      min: table.readInt32BE(axis + 4) / 65536,
      max: table.readInt32BE(axis + 12) / 65536,
    });
  }
  return axes;
}

function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, glyphs);
    if (format === 12) readGroups(subtable, glyphs);
  }
  return glyphs;
}

/** Format 4: segments of the basic plane. */
function readSegments(subtable: Buffer, glyphs: Map<number, number>): void {
  const bytes = subtable.readUInt16BE(6);
  for (let i = 0; i < bytes; i += 2) {
    const end = subtable.readUInt16BE(14 + i);
    const start = subtable.readUInt16BE(16 + bytes + i);
    const delta = subtable.readUInt16BE(16 + bytes * 2 + i);
    const rangeAt = 16 + bytes * 3 + i;
    const range = subtable.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const base = range === 0 ? code : subtable.readUInt16BE(rangeAt + range + (code - start) * 2);
      const glyph = range !== 0 && base === 0 ? 0 : (base + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** Format 12: groups of the whole range of Unicode. */
function readGroups(subtable: Buffer, glyphs: Map<number, number>): void {
  for (let i = 0; i < subtable.readUInt32BE(12); i += 1) {
    const group = 16 + i * 12;
    const start = subtable.readUInt32BE(group);
    const end = subtable.readUInt32BE(group + 4);
    const first = subtable.readUInt32BE(group + 8);
    for (let code = start; code <= end; code += 1) glyphs.set(code, first + code - start);
  }
}
