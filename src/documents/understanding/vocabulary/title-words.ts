/** Words of a title that are not part of a well's name: the kind of document, its subject, its author. Folded. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  `a an and the of for to in on at by with from re fw subject about
  well wells wellbore borehole hole bore put boring bohrung sonde bronn bronnen puits forage sondage pozo pozos sondeo
  drilling drill plan plans planning planned program programme programa programm programma proposal proposed prognosis
  prognosed prognose prognosis schematic sketch summary overview report data file package spud design basis dossier document
  procedure sequence operations operation steps timing schedule scheme input subsurface geology geological geologic forecast
  tops formation formations casing casings tubing cement cementing cementation slurry mud fluid fluids weight hydraulics
  trajectory path survey surveys directional deviation record inventory bulk daily morning time depth estimate cost afe
  evaluation logging pressure test tests bop final draft revised updated memo memorandum attachment notification application
  permit prospect exploration appraisal development production injection vertical deviated horizontal directional geothermal
  werkprogramma boorprogramma boorplan aufschlussprogramm bohrprogramm rohrplan schichtenverzeichnis spuelung verrohrung
  zementation geologie prognosen boreprogram geologisk prognose brønn kapittel foringsror sementering borevaeske
  previsionnel prevision geothermique perforacion topes lodos revestimiento cementacion perfuracao poco projeto topos fluidos revestimento cimentacao pozzo perforazione
  progetto fanghi rivestimento cementazione
  zementierung cementering cementatie cimentation previsionnelle verbuizing spoeling hydraulics mudlogging completion stratigraphy stratigraphic
  stratigrafie stratigrafisch stratigraphie geologisch geologische geologisches geologischer geologique technique technisch
  technische vorprofil toits coupe stratigraphique boue boues cuvelage tubage entubacion columna estratigrafica propuesta
  voorstel vorschlag forslag proposition proposta
  offset new old copy scan page sheet`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** `Cementeringsprogramma`, `Bohrlochmessprogramm`, `Formatietoppen`: the kind of document as the end of a longer word. Folded. */
const KIND_AT_END =
  /^[a-z]{3,}(?:program(?:m|me|ma)?|rapport|bericht|verslag|plan|ontwerp|entwurf|design|profil|prognose|folge|toppen|topper|tops)$/;

/** Whether a folded word of a title is not part of a well's name. */
export const isTitleWord = (word: string): boolean => TITLE_WORDS.has(word) || KIND_AT_END.test(word);

/** Numbered things that are not wells: `Section 4`, `Rev 2`, `Rig 7`, `Form 3160-3`. Folded. */
export const NUMBERED_THINGS: ReadonlySet<string> = new Set(
  `section sections chapter part page sheet rev revision version ver issue phase stage step run table figure fig appendix
  attachment annex enclosure form order rule rig rigs bha block blocks licence license lease class type grade api iso
  norsok document doc no number item day date week job lot zone layer member target slot pad platform field county sec
  kapittel hoofdstuk kapitel blatt blad anlage bijlage bilag seite pagina hoja fase tabelle tabel abschnitt blokk lisens
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep oct nov dec`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
