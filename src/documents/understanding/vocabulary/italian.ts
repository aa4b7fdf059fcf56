import { listOf } from './list-of';
import {
  around,
  bounded,
  joined,
  AHD as ENGLISH_AHD,
  TVD as ENGLISH_TVD,
  TVDSS as ENGLISH_TVDSS,
} from './words';
import type { Language } from './words';

const DEPTH = ['profondità', 'prof', 'quota'];
const AHD = [
  ...ENGLISH_AHD,
  ...joined(
    DEPTH,
    listOf(
      'misurata, md, misurata md, perforata, lungo foro, lungo pozzo, sondatore, del sondatore, ahd, piano tavola rotary, tavola rotary',
    ),
  ),
  ...listOf('lunghezza perforata, lunghezza misurata, md profondità, pm'),
];
const TVD = [
  ...ENGLISH_TVD,
  ...joined(
    DEPTH,
    listOf(
      'verticale, verticale vera, vera verticale, verticale reale, tvd, verticale tvd, verticale vera tvd, vert',
    ),
  ),
  ...listOf('verticale vera, verticale, pv, pvv'),
];
const TVDSS = [
  ...ENGLISH_TVDSS,
  ...joined(
    DEPTH,
    listOf(
      'tvdss, verticale tvdss, verticale vera tvdss, subsea, verticale subsea, tvd subsea, msl, verticale msl, ss, livello mare, livello del mare, l m, verticale l m, assoluta, above msl, verticale above msl',
    ),
  ),
  ...listOf('quota tvd tvdss, quota assoluta, quota above msl'),
];
const LOWER = listOf('min, minima, minimo, minore, inferiore, limite inferiore, da, iniziale');
const UPPER = listOf('max, massima, massimo, maggiore, superiore, limite superiore, a, finale');
const WELL = listOf('pozzo, nome pozzo, nome del pozzo, sondaggio');
const DIAMETER = ['diametro', 'diam', 'ø'];
const HOLE_WORDS = listOf('foro, fase, scalpello, perforazione, sezione, foro scoperto');
const HOLE = [
  ...joined(DIAMETER, HOLE_WORDS),
  ...joined(DIAMETER, joined(['del', 'dello', 'di', 'della'], HOLE_WORDS)),
  ...listOf(
    'foro, fase, fase di perforazione, scalpello, sezione, foro scoperto, sezione di foro, dimensione foro',
  ),
];
const PIPE = listOf('casing, colonna, rivestimento, tubaggio, csg');
const CASING_SIZE = [
  ...joined(DIAMETER, PIPE),
  ...joined(DIAMETER, joined(['del', 'della', 'di'], PIPE)),
  'dimensione casing',
  'dimensione colonna',
];
/** Above the sizes of pipes, or above their names if another column has the sizes. */
const STRINGS = [...PIPE, 'colonna di rivestimento', 'colonne', 'rivestimenti', 'tubi'];
const NOTES = listOf('note, nota, osservazioni, osservazione, commenti, commento');
const ELEVATION = [
  ...joined(
    listOf('elevazione, quota, altezza, altitudine'),
    listOf('tavola rotary, piano tavola rotary, della tavola rotary'),
  ),
];
const TOP_WORDS = listOf('top, tetto, del tetto, testa, da, intervallo, inizio, ingresso');
const BASE_WORDS = listOf('base, bottom, letto, del letto, fondo, a, fine, uscita');
const SHOE_WORDS = listOf(
  'scarpa, della scarpa, di scarpa, discesa, di discesa, tubaggio, di tubaggio, posa, di posa, base, fondo',
);

const bounds = (field: string, names: string) => bounded(field, listOf(names), LOWER, UPPER);
const ENDS_OF_SECTIONS = listOf('finale, fine fase, di fine fase, fine foro, totale, fondo, td, a, prevista');
const PRESSURES = listOf(
  'pressione, pressione dei pori, pressione di poro, pressione di giacimento, pressione giacimento, pressione di formazione, pressione statica',
);

/** Italian headings, as in the programmes and end-of-well reports of Italian operators and of the ministry (ViDEPI). */
export const ITALIAN: Language = {
  survey: {
    well: WELL,
    ahd: [...AHD, 'profondità', 'prof'],
    inclination: listOf('inclinazione, incl, angolo, deviazione, angolo di inclinazione, inclinazione foro'),
    azimuth: listOf(
      'azimut, azimuth, azim, direzione, azimut vero, azimut geografico, azimut rete, azimut griglia, azimut corretto',
    ),
    tvd: TVD,
    tvdSs: TVDSS,
    elevation: ELEVATION,
  },
  tops: {
    well: WELL,
    name: listOf(
      'formazione, formazioni, nome formazione, unità litostratigrafica, unità stratigrafica, unità, litostratigrafia, stratigrafia, colonna stratigrafica, top formazione, top formazioni, tetto formazione, orizzonte, marker, membro, gruppo, livello, età formazione, serie, tetto',
    ),
    pick: listOf('top base, tetto letto'),
    qualifier: listOf('qualità, affidabilità'),
    ahd: [...AHD, ...around(TOP_WORDS, AHD)],
    ahdBase: around(BASE_WORDS, AHD),
    tvd: [...TVD, ...around(TOP_WORDS, TVD)],
    tvdBase: around(BASE_WORDS, TVD),
    tvdSs: [...TVDSS, ...around(TOP_WORDS, TVDSS)],
    tvdSsBase: around(BASE_WORDS, TVDSS),
    variance: listOf(
      'incertezza, incertezza plus minus, margine di errore, margine, errore, tolleranza, precisione, intervallo di incertezza, variazione, incertezza profondità, deviazione standard',
    ),
    elevation: ELEVATION,
  },
  reservoirs: {
    well: WELL,
    name: listOf(
      'giacimento, nome giacimento, serbatoio, reservoir, livello mineralizzato, livello, formazione, zona, obiettivo, obiettivo minerario, target',
    ),
    gradient: listOf(
      'gradiente di pressione, gradiente dei pori, gradiente di pressione dei pori, gradiente di poro, gradiente di formazione, gradiente, densità equivalente',
    ),
    pressure: [
      ...PRESSURES,
      ...listOf('pressione originaria, pressione iniziale, pressione attesa, pressione prevista'),
    ],
    pressureLower: around([...LOWER, 'top', 'al top', 'tetto'], PRESSURES),
    pressureUpper: around([...UPPER, 'base', 'alla base', 'letto'], PRESSURES),
    tvdSsLower: [
      ...around(['top', 'tetto', 'da', 'min'], TVDSS),
      ...around(['intervallo', 'intervallo di profondità', 'tetto letto', 'da a'], TVDSS),
      ...TVDSS,
    ],
    tvdSsUpper: around(['base', 'letto', 'bottom', 'a', 'max'], TVDSS),
  },
  cement: {
    well: WELL,
    hole: HOLE,
    casing: [...CASING_SIZE, ...STRINGS],
    role: listOf('malta, nome malta, slurry, stadio, fase di cementazione, malta lead tail, boiacca, fluido'),
    type: listOf(
      'tipo di malta, tipo malta, tipo di cemento, tipo cemento, classe di cemento, classe cemento, cemento, classe, sistema, tipo',
    ),
    density: listOf(
      'densità malta, densità della malta, peso malta, peso della malta, densità slurry, densità cemento, densità del cemento, peso specifico malta, densità boiacca, densità, peso specifico, peso',
    ),
    excess: listOf(
      'eccesso, eccesso foro scoperto, eccesso in foro scoperto, eccesso in foro aperto, eccesso volume, eccesso malta, percentuale di eccesso',
    ),
    topOfCement: [
      ...joined(
        ['risalita', 'top', 'testa', 'tetto'],
        listOf('cemento, del cemento, malta, della malta, di cemento'),
      ),
      ...listOf('risalita cementazione, quota risalita cemento, quota risalita, risalita, toc, top md, top'),
    ],
    additives: listOf('additivi, additivo, composizione, formulazione, ricetta'),
    notes: NOTES,
  },
  mud: {
    well: WELL,
    hole: HOLE,
    casing: [...CASING_SIZE, ...STRINGS],
    type: listOf(
      'tipo di fango, tipo fango, fango, fango di perforazione, sistema fango, tipo di fluido, fluido di perforazione, fluido, sistema, tipo',
    ),
    properties: listOf(
      'proprietà, proprietà del fango, caratteristiche, caratteristiche del fango, caratteristiche fango',
    ),
    ...bounds(
      'weight',
      'densità fango, densità del fango, peso fango, peso del fango, peso specifico fango, densità fluido, densità del fluido, densità, peso specifico, peso',
    ),
    ...bounds('ph', 'ph'),
    ...bounds(
      'yieldPoint',
      'yield point, yp, punto di scorrimento, limite di scorrimento, soglia di scorrimento',
    ),
    ...bounds(
      'apiFluidLoss',
      'filtrato api, filtrato, filtrazione api, perdita di filtrato api, perdita di fluido api, acqua di filtrazione, filtrato bassa pressione',
    ),
    ...bounds(
      'hphtFluidLoss',
      'filtrato hpht, filtrato hthp, filtrazione hpht, perdita di filtrato hpht, filtrato alta pressione alta temperatura, filtrato hp ht',
    ),
    ...bounds(
      'sixRpm',
      'lettura 6 rpm, lettura a 6 rpm, lettura fann 6 rpm, fann 6 rpm, 6 giri, 6 rpm lettura, l6',
    ),
    ...bounds(
      'lowGravitySolids',
      'solidi a bassa densità, solidi bassa densità, solidi a basso peso specifico, solidi leggeri, solidi lgs, contenuto lgs',
    ),
    notes: NOTES,
  },
  pressureTests: {
    well: WELL,
    hole: HOLE,
    casing: [...CASING_SIZE, ...STRINGS],
    annular: listOf(
      'preventer anulare, anulare, bop anulare, test anulare, prova anulare, prova bop anulare, bag preventer, bop a sacco',
    ),
    ram: listOf(
      'ganasce, bop ganasce, bop a ganasce, ganasce sagomate, test ganasce, prova ganasce, preventer a ganasce, rams, pipe rams',
    ),
    bump: listOf(
      'test casing, prova casing, prova colonna, prova di tenuta casing, prova di tenuta colonna, test colonna, prova di pressione casing, prova di pressione colonna, bump plug, contatto tappi, pressione contatto tappi, arrivo tappi, pressione di bump',
    ),
    linerLap: listOf(
      'overlap liner, overlap, test overlap, prova overlap, test testa liner, sovrapposizione liner',
    ),
    notes: NOTES,
  },
  logging: {
    well: WELL,
    hole: HOLE,
    notes: NOTES,
    purpose: ['scopo', 'obiettivo', 'obiettivi', 'finalità', 'scopo delle registrazioni'],
    run: listOf('discesa, discesa n°, discesa no, numero discesa, run, run n°, corsa'),
    evaluation: listOf(
      'log, logs, registrazioni, registrazioni elettriche, registrazione, programma log, programma logs, log elettrici, strumenti, attrezzo, attrezzi, diagrafie, misure, valutazione formazione',
    ),
  },
  casing: {
    well: WELL,
    hole: HOLE,
    outer: [
      ...listOf('diametro esterno, diam est, diam esterno, diametro nominale, od'),
      ...CASING_SIZE,
      ...listOf('diametro, dimensione'),
      ...STRINGS,
    ],
    inner: listOf('diametro interno, diam int, diam interno'),
    drift: listOf('drift, diametro drift, diametro di drift, diametro di passaggio, passaggio'),
    mass: listOf(
      'peso, peso nominale, peso lineare, peso unitario, massa lineare, peso al metro, peso per piede',
    ),
    grade: listOf(
      'grado, grado acciaio, grado dell acciaio, acciaio, tipo acciaio, tipo di acciaio, materiale',
    ),
    thread: listOf(
      'giunto, giunzione, giunti, filettatura, connessione, connessioni, tipo giunto, tipo di giunto, filetto, manicotto',
    ),
    top: [
      ...around(listOf('top, testa, da, top colonna, testa colonna, testa liner, top liner'), [
        ...AHD,
        ...DEPTH,
      ]),
      ...listOf(
        'testa liner, testa del liner, top liner, top casing, top colonna, testa colonna, liner hanger, testa, top, da',
      ),
    ],
    shoe: [
      ...around(SHOE_WORDS, [...AHD, ...DEPTH]),
      ...listOf('scarpa, scarpa casing, scarpa colonna, discesa a, tubata a, tubato a, base, fondo, bottom'),
    ],
    shoeTvd: around(SHOE_WORDS, TVD),
    shoeTvdSs: around(SHOE_WORDS, TVDSS),
    wall: listOf('spessore, spessore parete, spessore di parete'),
    category: [
      ...listOf(
        'tipo di colonna, tipo colonna, tipo casing, tipo di casing, descrizione, funzione, tipo, nome, denominazione',
      ),
      ...STRINGS,
    ],
    notes: NOTES,
    elevation: ELEVATION,
  },
  sections: {
    well: WELL,
    hole: HOLE,
    description: listOf('descrizione, obiettivo, obiettivo della fase, scopo, nome, denominazione, fase'),
    tdAhd: [
      'profondità',
      ...around(ENDS_OF_SECTIONS, AHD),
      ...joined(
        DEPTH,
        listOf(
          'finale, totale, prevista, di fine fase, fine fase, fine foro, foro, del foro, fondo, fondo foro, fondo pozzo',
        ),
      ),
      ...listOf('fine fase, fine foro, fondo foro, fondo pozzo, pt'),
      ...AHD,
    ],
    tdTvd: [...around(ENDS_OF_SECTIONS, TVD), ...TVD],
    tdTvdSs: [...around(ENDS_OF_SECTIONS, TVDSS), ...TVDSS],
  },
  plan: {
    title: listOf('operazione, attività, fase operativa, passo, lavoro, titolo, fase'),
    rank: listOf('n°, no, nº, num, numero, ordine, sequenza, passo'),
    description: listOf('descrizione, dettaglio, dettagli, note, osservazioni, procedura, commenti'),
  },
};
