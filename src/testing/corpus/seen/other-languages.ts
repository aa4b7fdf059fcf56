import type { HeaderPart, NumberPart, PagePart, Parts, TitlePart } from '../compose/parts';

export const OTHER_HEADERS: readonly HeaderPart[] = [
  {
    source: 'Norwegian operator drilling programme',
    language: 'Norwegian',
    as: 'table',
    pairs: [
      ['wellName', 'Brønnavn'],
      ['fieldName', 'Felt'],
      ['wellType', 'Brønntype'],
      ['objective', 'Formål'],
      ['floor', 'RKB-høyde', '{v} over MSL'],
      ['ground', 'Vanndyp'],
    ],
  },
  {
    source: 'French geothermal drilling programme',
    language: 'French',
    as: 'table',
    pairs: [
      ['wellName', 'Nom du puits'],
      ['fieldName', 'Champ'],
      ['wellType', 'Type de puits'],
      ['objective', 'Objectif'],
      ['location', 'Localisation'],
      ['floor', 'Altitude table de rotation', '{v} / NGF'],
    ],
  },
  {
    source: 'Argentine drilling programme',
    language: 'Spanish',
    as: 'table',
    pairs: [
      ['wellName', 'Nombre del pozo'],
      ['fieldName', 'Yacimiento'],
      ['wellType', 'Tipo de pozo'],
      ['objective', 'Objetivo'],
      ['location', 'Ubicación'],
      ['floor', 'Elevación mesa rotaria', '{v} s.n.m.'],
    ],
  },
];

export const OTHER_PAGES: readonly PagePart[] = [
  {
    source: 'Norwegian operator drilling programme',
    language: 'Norwegian',
    title: '{title} {well}',
    runningHeader: '{well} - {title}',
    footer: 'Intern',
    pageWords: (page, pages) => `Side ${page} av ${pages}`,
    preamble: ['Dokumentet gjelder brønn {well}.', 'Alle dyp er fra RKB.'],
    footnotes: ['* Foreløpig verdi.'],
    portrait: true,
    rules: 'all',
    splitFirstPage: false,
    headsRepeat: true,
  },
  {
    source: 'French geothermal drilling programme',
    language: 'French',
    title: '{title} - {well}',
    runningHeader: '{well} - {title}',
    footer: 'Confidentiel',
    pageWords: (page, pages) => `Page ${page} sur ${pages}`,
    preamble: [
      'Le présent document concerne le puits {well}.',
      'Les profondeurs sont comptées depuis la table de rotation.',
    ],
    footnotes: ['* Valeur indicative.'],
    portrait: true,
    rules: 'all',
    splitFirstPage: false,
    headsRepeat: true,
  },
  {
    source: 'Argentine drilling programme',
    language: 'Spanish',
    title: '{title} - Pozo {well}',
    runningHeader: '{well} - {title}',
    footer: 'Confidencial',
    pageWords: (page, pages) => `Página ${page} de ${pages}`,
    preamble: [
      'Este documento corresponde al pozo {well}.',
      'Las profundidades se miden desde la mesa rotaria.',
    ],
    footnotes: ['* Valor estimado.'],
    portrait: true,
    rules: 'all',
    splitFirstPage: false,
    headsRepeat: true,
  },
];

export const OTHER_TITLES: readonly TitlePart[] = [
  {
    language: 'Norwegian',
    titles: {
      programme: ['Boreprogram'],
      survey: ['Brønnbane'],
      tops: ['Geologisk prognose'],
      casing: ['Foringsrørprogram'],
      cement: ['Sementprogram'],
      mud: ['Borevæskeprogram'],
      sections: ['Brønndesign'],
      design: ['Brønndesign'],
    },
  },
  {
    language: 'French',
    titles: {
      programme: ['Programme de forage'],
      survey: ['Trajectoire'],
      tops: ['Prévision géologique'],
      casing: ['Programme de tubage'],
      cement: ['Programme de cimentation'],
      mud: ['Programme de boue'],
      sections: ['Architecture'],
      design: ['Architecture du puits'],
    },
  },
  {
    language: 'Spanish',
    titles: {
      programme: ['Programa de perforación'],
      survey: ['Trayectoria'],
      tops: ['Prognosis geológica'],
      casing: ['Programa de entubación'],
      cement: ['Programa de cementación'],
      mud: ['Programa de lodos'],
      sections: ['Diseño del pozo'],
      design: ['Diseño del pozo'],
    },
  },
];

export const OTHER_NUMBERS: readonly NumberPart[] = [
  {
    source: 'Norwegian operator drilling programme',
    language: 'Norwegian',
    decimal: ',',
    thousands: ' ',
    range: '{a} - {b}',
    atMost: 'maks. {a}',
    atLeast: 'min. {a}',
    blank: '',
  },
  {
    source: 'French geothermal drilling programme',
    language: 'French',
    decimal: ',',
    thousands: ' ',
    range: '{a} à {b}',
    atMost: '< {a}',
    atLeast: '> {a}',
    blank: '-',
  },
  {
    source: 'Argentine drilling programme',
    language: 'Spanish',
    decimal: ',',
    thousands: '.',
    range: '{a} - {b}',
    atMost: '< {a}',
    atLeast: '> {a}',
    blank: '-',
  },
];

export const OTHER_ASIDES: Parts['asides'] = [
  {
    language: 'Norwegian',
    offset: 'Nabobrønn {well} (faktiske dyp)',
    superseded: 'UTGÅTT - se siste revisjon',
    sheet: 'Gammel',
  },
  {
    language: 'French',
    offset: 'Puits voisin {well} (cotes réelles)',
    superseded: 'ANNULÉ - voir la dernière révision',
    sheet: 'Ancien',
  },
  {
    language: 'Spanish',
    offset: 'Pozo vecino {well} (topes reales)',
    superseded: 'ANULADO - ver la última revisión',
    sheet: 'Viejo',
  },
];
