import type { WellTruth } from '../../truth';

/** What the documents of a well call its parts, by language; each list runs from the surface down. */
export interface ProgrammeWords {
  wellTypes: readonly string[];
  objective: string;
  location: string;
  days: string;
  /** Of casing strings and of the sections that they are set in: conductor, surface, intermediate, production, liner. */
  strings: readonly [string, string, string, string, string];
  sections: readonly [string, string, string, string, string];
  muds: readonly (readonly [type: string, properties: string])[];
  leads: readonly (readonly [type: string, additives: string])[];
  tails: readonly (readonly [type: string, additives: string])[];
  surface: string;
  runs: readonly string[];
  drill: (hole: string) => string;
  setAt: (outer: string) => string;
}

const ENGLISH: ProgrammeWords = {
  wellTypes: ['Oil producer', 'Gas producer', 'Water injector', 'Appraisal'],
  objective: 'Develop the reservoir from the main fault block',
  location: 'Slot B, main template',
  days: 'days',
  strings: ['Conductor', 'Surface casing', 'Intermediate casing', 'Production casing', 'Production liner'],
  sections: [
    'Conductor section',
    'Surface section',
    'Intermediate section',
    'Production section',
    'Reservoir section',
  ],
  muds: [
    ['Spud mud', 'Seawater with bentonite sweeps'],
    ['KCl polymer', 'KCl polymer with glycol'],
    ['OBM', 'Low toxicity oil based mud'],
    ['OBM', 'Low ECD oil based mud'],
  ],
  leads: [
    ['Class G extended', 'Extender, defoamer'],
    ['Class G light', 'Hollow spheres, retarder'],
  ],
  tails: [
    ['Class G neat', 'Calcium chloride'],
    ['Class G', 'Fluid loss additive, dispersant'],
    ['Class G + 35% silica', 'Silica flour, gas block'],
  ],
  surface: 'seabed',
  runs: [
    'MWD survey only',
    'MWD gamma ray',
    'LWD gamma ray and resistivity',
    'LWD density and neutron',
    'Wireline CBL',
  ],
  drill: (hole) => `Drill ${hole} in hole`,
  setAt: (outer) => `Run and cement ${outer} in string`,
};

const DUTCH: ProgrammeWords = {
  wellTypes: ['Aardwarmteproducent', 'Aardwarmte-injector', 'Gasproducent'],
  objective: 'Ontsluiten van het reservoir voor duurzame winning',
  location: 'Boorlocatie noordzijde',
  days: 'dagen',
  strings: ['Conductor', 'Oppervlaktebuis', 'Tussenserie', 'Productieserie', 'Productieliner'],
  sections: ['Conductorsectie', 'Oppervlaktesectie', 'Tussensectie', 'Productiesectie', 'Reservoirsectie'],
  muds: [
    ['Bentonietspoeling', 'Zoetwater met bentoniet'],
    ['KCl-polymeer', 'KCl met PHPA'],
    ['Zoutverzadigde spoeling', 'NaCl verzadigd met zetmeel'],
    ['Drill-in vloeistof', 'Met calciumcarbonaat'],
  ],
  leads: [
    ['Klasse G verlengd', 'Bentoniet'],
    ['Klasse G licht', 'Holle bolletjes, vertrager'],
  ],
  tails: [
    ['Klasse G', 'Calciumchloride'],
    ['Klasse G met filtraatverlager', 'Dispergeermiddel'],
    ['Klasse G + 35% silica', 'Kwartsmeel'],
  ],
  surface: 'maaiveld',
  runs: [
    'MWD',
    'MWD gammastraling',
    'LWD gammastraling en weerstand',
    'Cementmeting CBL',
    'Wireline dichtheid en neutron',
  ],
  drill: (hole) => `Boor ${hole} inch gat`,
  setAt: (outer) => `Inbouwen en cementeren ${outer} inch serie`,
};

const GERMAN: ProgrammeWords = {
  wellTypes: ['Förderbohrung', 'Reinjektionsbohrung', 'Aufschlussbohrung'],
  objective: 'Erschließung des Zielhorizonts im Nordfeld',
  location: 'Bohrplatz Nord',
  days: 'Tage',
  strings: ['Standrohr', 'Ankerrohrtour', 'Technische Rohrtour', 'Produktionsrohrtour', 'Produktionsliner'],
  sections: [
    'Standrohrsektion',
    'Ankerrohrsektion',
    'Technische Sektion',
    'Produktionssektion',
    'Lagerstättensektion',
  ],
  muds: [
    ['Bentonitspülung', 'Süßwasser mit Bentonit'],
    ['Polymerspülung', 'KCl-Polymer'],
    ['Salzspülung', 'NaCl-gesättigt mit Stärke'],
    ['Drill-in-Spülung', 'Feststoffarm mit Carbonat'],
  ],
  leads: [
    ['Klasse G gestreckt', 'Bentonit'],
    ['Klasse G leicht', 'Mikrohohlkugeln, Verzögerer'],
  ],
  tails: [
    ['Klasse G', 'Calciumchlorid'],
    ['Klasse G mit Filtratsenker', 'Dispergator'],
    ['Klasse G + 35% Silika', 'Quarzmehl'],
  ],
  surface: 'Gelände',
  runs: [
    'MWD',
    'MWD mit Gamma-Ray',
    'LWD Gamma-Ray und Widerstand',
    'CBL im Rohr',
    'Wireline Dichte und Neutron',
  ],
  drill: (hole) => `${hole} Zoll Sektion bohren`,
  setAt: (outer) => `${outer} Zoll Rohrtour einbauen und zementieren`,
};

const NORWEGIAN: ProgrammeWords = {
  wellTypes: ['Oljeprodusent', 'Gassprodusent', 'Vanninjektor'],
  objective: 'Utvinne reservoaret fra hovedsegmentet',
  location: 'Brønnramme B, slisse 4',
  days: 'dager',
  strings: ['Lederør', 'Overflaterør', 'Mellomrør', 'Produksjonsrør', 'Produksjonsliner'],
  sections: ['Lederørseksjon', 'Overflateseksjon', 'Mellomseksjon', 'Produksjonsseksjon', 'Reservoarseksjon'],
  muds: [
    ['Sjøvann', 'Sjøvann med bentonittpiller'],
    ['KCl-polymer', 'KCl-polymer med glykol'],
    ['Oljebasert slam', 'Lav ECD'],
    ['Oljebasert slam', 'Lavt faststoffinnhold'],
  ],
  leads: [
    ['Klasse G forlenget', 'Bentonitt'],
    ['Klasse G lett', 'Hule kuler, retarder'],
  ],
  tails: [
    ['Klasse G', 'Kalsiumklorid'],
    ['Klasse G med væsketapskontroll', 'Dispergeringsmiddel'],
    ['Klasse G + 35% silika', 'Silikamel'],
  ],
  surface: 'havbunn',
  runs: [
    'MWD',
    'MWD gammastråling',
    'LWD gammastråling og motstand',
    'Sementlogg CBL',
    'Wireline tetthet og nøytron',
  ],
  drill: (hole) => `Bor ${hole} tommer hull`,
  setAt: (outer) => `Kjør og sementer ${outer} tommer rør`,
};

const FRENCH: ProgrammeWords = {
  wellTypes: ['Producteur géothermique', 'Injecteur géothermique', 'Puits de développement'],
  objective: 'Exploiter le réservoir du compartiment principal',
  location: 'Plateforme nord',
  days: 'jours',
  strings: [
    'Tube conducteur',
    'Tubage de surface',
    'Tubage intermédiaire',
    'Tubage de production',
    'Liner de production',
  ],
  sections: [
    'Phase conductrice',
    'Phase de surface',
    'Phase intermédiaire',
    'Phase de production',
    'Phase réservoir',
  ],
  muds: [
    ['Boue bentonitique', 'Eau douce et bentonite'],
    ['Boue KCl polymère', 'KCl polymère inhibée'],
    ['Boue salée saturée', 'NaCl et amidon'],
    ['Boue biopolymère', 'Carbonate de calcium'],
  ],
  leads: [
    ['Classe G allégée', 'Bentonite'],
    ['Classe G légère', 'Microsphères, retardateur'],
  ],
  tails: [
    ['Classe G', 'Chlorure de calcium'],
    ['Classe G à filtrat réduit', 'Dispersant'],
    ['Classe G + 35% silice', 'Farine de silice'],
  ],
  surface: 'surface',
  runs: [
    'MWD',
    'MWD gamma ray',
    'LWD gamma ray et résistivité',
    'CBL en trou tubé',
    'Densité et neutron au câble',
  ],
  drill: (hole) => `Forer la phase ${hole} pouces`,
  setAt: (outer) => `Descendre et cimenter le tubage ${outer} pouces`,
};

const SPANISH: ProgrammeWords = {
  wellTypes: ['Productor de petróleo', 'Productor de gas', 'Inyector de agua'],
  objective: 'Desarrollar el reservorio del bloque principal',
  location: 'Locación norte',
  days: 'días',
  strings: [
    'Conductor',
    'Cañería guía',
    'Cañería intermedia',
    'Cañería de producción',
    'Liner de producción',
  ],
  sections: ['Tramo conductor', 'Tramo guía', 'Tramo intermedio', 'Tramo aislación', 'Tramo reservorio'],
  muds: [
    ['Lodo bentonítico', 'Agua dulce con bentonita'],
    ['Lodo KCl polímero', 'KCl polímero con glicol'],
    ['Lodo base aceite', 'Emulsión inversa'],
    ['Lodo base aceite', 'Bajo contenido de sólidos'],
  ],
  leads: [
    ['Clase G extendida', 'Bentonita'],
    ['Clase G liviana', 'Microesferas, retardador'],
  ],
  tails: [
    ['Clase G', 'Cloruro de calcio'],
    ['Clase G con control de filtrado', 'Dispersante'],
    ['Clase G + 35% sílice', 'Harina de sílice'],
  ],
  surface: 'superficie',
  runs: [
    'MWD',
    'MWD rayos gamma',
    'LWD rayos gamma y resistividad',
    'CBL en pozo entubado',
    'Densidad y neutrón por cable',
  ],
  drill: (hole) => `Perforar tramo de ${hole} pulgadas`,
  setAt: (outer) => `Entubar y cementar cañería de ${outer} pulgadas`,
};

export const PROGRAMME_WORDS: Record<WellTruth['language'], ProgrammeWords> = {
  English: ENGLISH,
  'English onshore': { ...ENGLISH, location: 'North pad', surface: 'surface' },
  Dutch: DUTCH,
  German: GERMAN,
  Norwegian: NORWEGIAN,
  French: FRENCH,
  Spanish: SPANISH,
};
