import { fold } from '../words/fold';

/**
 * Beginnings of the names of eras, periods, epochs and stages (International Chronostratigraphic Chart, with the older and the
 * regional names in use), as English, Dutch, German, Norwegian, French and Spanish write them.
 */
const STEMS =
  `quatern kwartai quartae kvartae cuatern tertia terciar neogen paleogen palaeogen neogeno holoc holoz pleist plioc plioz
  mioce mioze mioci oligoc oligoz eocen eoceen eozae eosen paleoc palaeoc palaeoz paleosen miosen pliosen oligosen
  cenoz cainoz mesoz paleoz kenoz kaenoz cretac krijt kreide kritt juras triass permi permo carbonif karbon karboon
  mississippi pennsylvan devon silur ordov ordow cambri kambri proteroz precambri praekambri
  maastricht campan santon coniac turon cenoman albian albien aptian aptien barrem hauteriv valangin berrias ryazan volgian
  tithon kimmeridg oxford callov bathon bajoc aalen toarc pliensbach sinemur hettang rhaet rhetian norian carnian ladin anisian
  olenek scyth skyth loping guadalup cisural leonard wolfcamp virgil missouri desmoines atokan morrow chester stephan westphal
  namur visean tournais famenn frasn givet eifel emsian danian seland thanet ypres lutet barton priabon rupel chatt aquitan
  burdigal langh serravall torton messin zancl piacenz gelasi calabr`
    .split(/\s+/)
    .filter((stem) => stem !== '');
const WHOLE = new Set('jura lias liassic dogger malm trias perm permien kimmeridge alb apt eem'.split(' '));
const MODIFIER =
  /^(?:early|middle|mid|late|latest|lower|upper|lowermost|uppermost|l|m|u|e|unter|mittel|ober|(?:unter|mittler|ober)e[rs]?|vroeg|laat|midden|onder|boven|tidlig|midt|sen|nedre|ovre|inf(?:erieur|erior)?|moyen|medio|sup(?:erieur|erior)?|temprano|tardio|to|bis|tot|til|a|and|und|en|og|et|y|undiff(?:erentiated)?)$/;
/** `Oberkreide`, `Unterjura`, `Laatkrijt`. */
const JOINED = /^(?:unter|mittel|ober|vroeg|laat|onder|boven|midden)(?=[a-z]{4})/;
/** The longest ending: `-iferous`, `-ssique`. */
const LONGEST_ENDING = 7;

function isAgeWord(word: string): boolean {
  const own = word.replace(JOINED, '');
  return (
    WHOLE.has(own) || STEMS.some((stem) => own.startsWith(stem) && own.length - stem.length <= LONGEST_ENDING)
  );
}

/** Whether a cell is the age of rocks and nothing else: `Eocene`, `Late Cretaceous`, `Ober-Jura`, `Trias inférieur`. */
export function isGeologicalAge(cell: string): boolean {
  const words = fold(cell).match(/[a-z]+/g) ?? [];
  return words.some(isAgeWord) && words.every((word) => isAgeWord(word) || MODIFIER.test(word));
}
