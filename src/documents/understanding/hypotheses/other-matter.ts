import type { Table } from '../../readers/table';
import { fold } from '../words/fold';
import type { Kind } from '../words/vocabulary';
import { isBitRecord } from './bit-records';
import { firstOfPlan, isOfAColumn, isOffsetHeading, namesOtherWells } from '../vocabulary/offset-wells';

/** What tables of a well's documents are about that no montage takes, by their title, their headings or their sheet. */
const ANY_KIND =
  /\b(?:afe breakdown|cost(?:s| estimate| breakdown| summary)?|kosten|budget|invoice|price|npt|lost time|risk register|hazards?|offset (?:wells?|data)|nearby wells?|correlation wells?|bits? records?|bit (?:no|#|type|run)|bha|drill ?string|drilling assembl\w*|time[- ]depth|checkshot|check[- ]shot|vsp|twt|two[- ]way|contacts?|telephone|distribution list|revision history|personnel|perforations?|cores? (?:no|#|cut)|cored|sidewall|cuttings?|samples?|temperatures?|fluid samples?|completion (?:tally|string)|tubing|packer|production|targets?|tolerance ellipse|anti-?collision|separation factor|survey tool|error model|survey program(?:me)?|lookahead)\b/;

/** What would be taken for a kind by its numbers alone. */
const OF_KIND: Partial<Record<Kind, RegExp>> = {
  tops: /\b(?:pore pressure|leak[- ]?off|\blot\b|fit\b|casing|hole size|bit|mud|days?|rop|pressures?|perm\w*|porosity|net|gross|fluid contacts?|owc|goc|log(?:ging|s)?|tool|run|activity|operation)\b/,
  casing: /\b(?:days?|rop|cum\w*|stabili[sz]er|collar|jars?|mwd|lwd|motor|nozzles?)\b/,
  sections: /\b(?:days?|cum\w*|stabili[sz]er|mwd|lwd|motor|nozzles?|rop|wob)\b/,
};

/** Whether a heading is of an offset well's depths, and fewer than half of the headings are. */
const isBesideOwn = (heading: string, headings: readonly string[]): boolean =>
  namesOtherWells(heading) &&
  !isOffsetHeading(heading) &&
  headings.filter(namesOtherWells).length * 2 < headings.filter((text) => text !== '').length;

/** A horizon's travel time, next to its depth. */
const TRAVEL_TIME = /\b(?:twt|owt|two[- ]way|laufzeit|looptijd)\b/i;

const ownHeadings = (kind: Kind, headings: readonly string[]): readonly string[] =>
  kind === 'tops'
    ? headings.filter((heading) => !isBesideOwn(heading, headings) && !TRAVEL_TIME.test(heading))
    : headings;

/** Verbs that distinguish a sentence from the title of a table. */
const VERB =
  /\b(?:is|are|was|were|has|have|been|will|shall|should|must|ist|sind|wurden?|werden|zijn|werd|worden|est|sont|ont|es|son|fueron|er|ble)\b/;
const SENTENCE_WORDS = 8;
/** `The prognosis is based on the offset wells`: the source of the planned well's figures. */
const BASIS =
  /\b(?:based (?:up)?on|derived from|tied to|calibrated|correlat(?:ed|ion) (?:with|to|from)|using|op basis van|gebaseerd op|auf (?:der )?(?:grundlage|basis)|basierend auf|base(?:e|es|s)? sur|basad[oa]s? en|basert pa)\b/;

const isSentence = (line: string): boolean =>
  line.split(/\s+/).length >= SENTENCE_WORDS && (VERB.test(fold(line)) || line.trim().endsWith('.'));

const titleWithout = (title: string, isLeftOut: (line: string) => boolean): string =>
  title
    .split('\n')
    .filter((line) => !isLeftOut(line))
    .map(firstOfPlan)
    .join(' ');

/**
 * Whether a table whose headings are not all known is of something else: then a likeness of words or numbers proves nothing.
 */
export function isOtherMatter(kind: Kind, title: string, headings: readonly string[]): boolean {
  const own = ownHeadings(kind, headings);
  const text = fold([titleWithout(title, isSentence), ...own].join(' | '));
  return ANY_KIND.test(text) || (OF_KIND[kind]?.test(fold(own.join(' | '))) ?? false);
}

/** Headings so clear that a table is not of this well, whatever else they name. */
const CERTAINLY: Partial<Record<Kind, RegExp>> = {
  tops: /\b(?:offset|reference|nearby|analogue|correlation) wells?\b/,
  casing: /\bcum(?:ulative|\.)? ?(?:length|weight)\b|\b(?:bha|bottom hole assembly|drill ?string)\b/,
  sections: /\b(?:offset|reference|nearby|analogue) wells?\b|\b(?:bha|bottom hole assembly)\b/,
  // A register of risks, of lessons, of revisions or of actions has numbers and descriptions, too.
  plan: /\b(?:risks?|hazards?|mitigations?|likelihood|probability|severity|consequences?|impact|lessons?|revisions?|rev|author|approved|responsible|owner|phone|e-?mail|contact|risiko\w*|gefahr\w*|risico\w*|risques?|dangers?|riesgos?|peligros?)\b/,
  // A bit record or a drilling assembly has tools, too.
  logging:
    /\b(?:iadc|wob|rop|tfa|nozzles?|bit (?:type|no|run)|bha|motor|stabili[sz]ers?|gpm|spp|rpm|error model|survey tools?|tool code)\b/,
  // A bit record: its `Type` is the bit's.
  mud: /\b(?:iadc|rop|wob|tfa|nozzles?|bit (?:type|no|run))\b/,
};

/** A title that says that a table is of a well nearby. */
const OF_ANOTHER_WELL =
  /\b(?:offset|analogue|neighbou?ring|nearby|reference|correlation) (?:wells?|bores?)\b|\b(?:nachbar|offset|referenz)bohrung|\b(?:buur|offset|referentie)put|\bnabobronn|\bpuits (?:voisin|de reference)|\bpozos? (?:vecino|cercano|de referencia|de correlacion)/;

/** In a sentence that introduces a table; any other sentence above a table is not about its rows. */
const OF_THE_TABLE =
  /\b(?:tables?|below|following|these|tabelle|folgend\w*|nachstehend\w*|tabel|onderstaande?|volgende?|tabell\w*|nedenfor|folgende|tableau|suivante?s?|ci-dessous|tablas?|siguientes?|tabelas?|seguintes?|tabella|seguent[ei])\b/;

/** Sheets or titles of fossil zones, whose depths are not formation tops. */
const FOSSILS =
  /\b(?:biostrat\w*|biozon\w*|palynolog\w*|palynozon\w*|micropal\w*|mikropal\w*|pal(?:a?e)?ontolog\w*|nannofossils?|nannoplankton|foraminif\w*|dinocysts?)\b/;
const ROCKS = /\b(?:litho\w*|formations?|tops|schicht\w*|formatie\w*|formaciones|formasjon\w*)\b/;

const isOfFossils = (title: string): boolean =>
  title.split('\n').some((line) => FOSSILS.test(fold(line)) && !ROCKS.test(fold(line)) && !isSentence(line));

/** `Kick tolerance`, `Tolerancia al influjo`: the mud weights of a calculation. */
const KICKS =
  /kick ?-?toler|\btoler\w*\W(?:\w+\W){0,2}(?:kick|influx|influjo|influxo|venue|zufluss)|\b(?:influx|influjo|zufluss)\w*\W?toler/;

/** The strength of the shoe and the volume of a kick, above a table that goes on without its title. */
const STRENGTH = /\b(?:fit|x?lot|shoe (?:strength|fg|fracture)|kick|intensity|intensidad|intensite)\b/;
const VOLUME = /\b(?:volumen?|vol|volume|kick tolerance)\b/;

const isOfKicks = ({ headings }: Table, title: string): boolean =>
  title.split('\n').some((line) => KICKS.test(fold(line)) && !isSentence(line)) ||
  [STRENGTH, VOLUME].every((words) => headings.some((heading) => words.test(fold(heading))));

/** A list of who does what: its services are not logging runs. */
const CONTRACTORS =
  /\b(?:compan(?:y|ies)|contractors?|vendors?|suppliers?|phone|e-?mail|day ?rate|firma|firmen|dienstleister|bedrijf|leverancier|entreprise|prestataire|empresa|contratista|proveedor|leverand\w*)\b/;
const LOGS =
  /\b(?:runs?|logs?|logging|wireline|lwd|evaluation|mess\w*|meting\w*|logg\w*|diagraph\w*|registros?|perfil\w*|descente|carrera|corrida)\b/;

/** Parts of a drill string or a completion. */
const STRING_PARTS =
  /\b(?:tubing|packers?|dhsv|sssv|scssv|nipple|gauge mandrel|(?:tubing|production) hanger|wireline entry guide|weg|bits?|motor|pdm|rss|mwd|lwd|stabili[sz]ers?|collars?|jars?|hwdp|drill ?pipe|dp|reamer|nmdc|x-?over|float sub|bit sub)\b/;
const LEAST_PARTS = 2;

/** Fluids pumped around a cement slurry; no section is drilled with them. */
const SPACER =
  /\b(?:spacer|pre-?flush|flush|wash|preflush|displacement|completion fluid|packer fluid|brine spacer|tampon|espaciador|skillevaeske)\b/;

const isOfSpacers = ({ rows }: Table): boolean => {
  const spacers = rows.filter(({ cells }) => cells.some((cell) => SPACER.test(fold(cell))));
  return spacers.length > 0 && spacers.length * 2 >= rows.length;
};

/** Whether the headings, or the parts of a drill string or a completion in its cells, say that a table is of something else, whatever else they name. */
export function isCertainlyOther(kind: Kind, table: Table, title: string): boolean {
  if (kind !== 'survey' && (isBitRecord(table, title) || isOfKicks(table, title))) return true;
  const isNoTitle = (line: string) =>
    BASIS.test(fold(line)) || isOfAColumn(line) || (isSentence(line) && !OF_THE_TABLE.test(fold(line)));
  if (OF_ANOTHER_WELL.test(fold(titleWithout(title, isNoTitle)))) return true;
  // A column of an offset well next to the planned one's is left out separately.
  const own = ownHeadings(kind, table.headings);
  if (CERTAINLY[kind]?.test(fold(own.join(' | ')))) return true;
  if (kind === 'tops') return isOfFossils(title);
  if (kind === 'logging') {
    const over = fold(own.join(' | '));
    return CONTRACTORS.test(over) && !LOGS.test(over);
  }
  if (kind === 'mud') return isOfSpacers(table);
  if (kind !== 'casing' && kind !== 'sections') return false;
  if (table.headings.some((heading) => /hole|section|casing|csg|liner/i.test(heading))) return false;
  const parts = table.rows
    .slice(0, 40)
    .filter(({ cells }) => cells.some((cell) => STRING_PARTS.test(fold(cell))));
  return parts.length >= LEAST_PARTS && parts.length >= table.rows.length / 3;
}
