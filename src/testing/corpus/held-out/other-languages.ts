import type { HeaderPart, NumberPart, PagePart, Parts, TitlePart } from '../compose/parts';

export const OTHER_HEADERS: readonly HeaderPart[] = [
  {
    source: 'Norwegian final well report',
    language: 'Norwegian',
    as: 'lines',
    pairs: [
      ['wellName', 'Brønn'],
      ['fieldName', 'Lisensområde'],
      ['wellType', 'Klassifisering'],
      ['objective', 'Hensikt med brønnen'],
      ['floor', 'Avstand RKB - MSL'],
    ],
  },
  {
    source: 'French end-of-well report',
    language: 'French',
    as: 'lines',
    pairs: [
      ['wellName', 'Puits'],
      ['fieldName', 'Permis'],
      ['wellType', 'Nature du puits'],
      ['objective', 'But du forage'],
      ['floor', 'Cote de la table de rotation (TR)', '+{v} NGF'],
    ],
  },
  {
    source: 'Andean end-of-well report',
    language: 'Spanish',
    as: 'lines',
    pairs: [
      ['wellName', 'Pozo'],
      ['fieldName', 'Campo'],
      ['wellType', 'Clasificación'],
      ['objective', 'Propósito'],
      ['floor', 'Elevación de la mesa rotaria sobre el nivel del mar'],
    ],
  },
];

export const OTHER_PAGES: readonly PagePart[] = [
  {
    source: 'Norwegian final well report',
    language: 'Norwegian',
    title: '{well}: {title}',
    runningHeader: '{title}',
    footer: 'Utkast',
    pageWords: (page, pages) => `${page}/${pages}`,
    preamble: ['Tabellene under er for {well}.', 'Referansenivå er RKB.'],
    footnotes: ['1) Må bekreftes.'],
    portrait: false,
    rules: 'heads',
    splitFirstPage: false,
    headsRepeat: true,
  },
  {
    source: 'French end-of-well report',
    language: 'French',
    title: '{well} : {title}',
    runningHeader: '{title}',
    footer: 'Diffusion restreinte',
    pageWords: (page, pages) => `p. ${page}/${pages}`,
    preamble: ['Les tableaux ci-dessous portent sur {well}.', 'Référence : TR.'],
    footnotes: ['1) Sous réserve.'],
    portrait: false,
    rules: 'heads',
    splitFirstPage: false,
    headsRepeat: true,
  },
  {
    source: 'Andean end-of-well report',
    language: 'Spanish',
    title: '{well}: {title}',
    runningHeader: '{title}',
    footer: 'Uso interno',
    pageWords: (page, pages) => `Pág. ${page} de ${pages}`,
    preamble: [
      'Las tablas siguientes son del pozo {well}.',
      'Referencia: bajo boca de pozo (bbp), a nivel de la mesa rotaria.',
    ],
    footnotes: ['1) Por confirmar.'],
    portrait: false,
    rules: 'heads',
    splitFirstPage: false,
    headsRepeat: true,
  },
];

export const OTHER_TITLES: readonly TitlePart[] = [
  {
    language: 'Norwegian',
    titles: {
      programme: ['Sluttrapport'],
      survey: ['Retningsmåling'],
      tops: ['Stratigrafi'],
      casing: ['Rør'],
      cement: ['Sementplan'],
      mud: ['Væsker'],
      sections: ['Seksjoner'],
      design: ['Brønnen i korthet'],
    },
  },
  {
    language: 'French',
    titles: {
      programme: ['Dossier de forage'],
      survey: ['Déviation'],
      tops: ['Stratigraphie'],
      casing: ['Colonnes'],
      cement: ['Laitiers'],
      mud: ['Fluides'],
      sections: ['Phases'],
      design: ['Coupe technique'],
    },
  },
  {
    language: 'Spanish',
    titles: {
      programme: ['Informe del pozo'],
      survey: ['Registro direccional'],
      tops: ['Columna estratigráfica'],
      casing: ['Revestidores'],
      cement: ['Lechadas'],
      mud: ['Fluidos'],
      sections: ['Fases'],
      design: ['Resumen del pozo'],
    },
  },
];

export const OTHER_NUMBERS: readonly NumberPart[] = [
  {
    source: 'Norwegian final well report',
    language: 'Norwegian',
    decimal: ',',
    thousands: '',
    range: '{a}–{b}',
    atMost: '≤ {a}',
    atLeast: '≥ {a}',
    blank: '-',
  },
  {
    source: 'French end-of-well report',
    language: 'French',
    decimal: ',',
    thousands: '',
    range: '{a} - {b}',
    atMost: '≤ {a}',
    atLeast: '≥ {a}',
    blank: '',
  },
  {
    source: 'Andean end-of-well report',
    language: 'Spanish',
    decimal: ',',
    thousands: '',
    range: '{a} a {b}',
    atMost: 'máx. {a}',
    atLeast: 'mín. {a}',
    blank: '',
  },
];

export const OTHER_ASIDES: Parts['asides'] = [
  {
    language: 'Norwegian',
    offset: 'Referansebrønn {well}',
    superseded: 'Arket er erstattet',
    sheet: 'Rev A',
  },
  { language: 'French', offset: 'Puits de référence {well}', superseded: 'Feuille périmée', sheet: 'Rév A' },
  {
    language: 'Spanish',
    offset: 'Pozo de referencia {well}',
    superseded: 'Hoja reemplazada',
    sheet: 'Rev A',
  },
];
