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

const DEPTH = ['profundidade', 'prof'];
/** The driller (`sondador`) measures along the hole. */
const AHD = [
  ...ENGLISH_AHD,
  ...joined(
    DEPTH,
    listOf('medida, md, medida md, perfurada, sondador, do sondador, ahd, ao longo do poço, mesa rotativa'),
  ),
  ...listOf('pm, p m, md profundidade, comprimento perfurado, metragem'),
];
const TVD = [
  ...ENGLISH_TVD,
  ...joined(
    DEPTH,
    listOf(
      'vertical, vertical verdadeira, verdadeira vertical, vertical real, tvd, vertical tvd, vertical verdadeira tvd, verdadeira, vert',
    ),
  ),
  ...listOf('vertical verdadeira, pv, p v, pvv'),
];
/** A Brazilian `cota` is the elevation of a pick. */
const TVDSS = [
  ...ENGLISH_TVDSS,
  ...joined(
    DEPTH,
    listOf(
      'tvdss, vertical tvdss, vertical verdadeira tvdss, subsea, vertical subsea, tvd subsea, msl, vertical msl, ss, nível do mar, nível mar, absoluta, above msl, vertical above msl',
    ),
  ),
  ...listOf('cota tvdss, cota vertical, cota absoluta, cota above msl, cota msl, cota'),
];
const LOWER = listOf('mín, mínima, mínimo, min, inferior, limite inferior, de, desde, inicial');
const UPPER = listOf('máx, máxima, máximo, max, superior, limite superior, até, a, final');
const WELL = listOf('poço, nome do poço, nome de poço, nome poço, furo, sondagem');
const DIAMETER = ['diâmetro', 'diâm', 'diam', 'ø'];
const HOLE_WORDS = listOf('poço, fase, broca, perfuração, furo, seção, secção, poço aberto');
const HOLE = [
  ...joined(DIAMETER, HOLE_WORDS),
  ...joined(DIAMETER, joined(['do', 'da', 'de'], HOLE_WORDS)),
  ...listOf(
    'broca, fase, fase de perfuração, seção, secção, seção do poço, intervalo de perfuração, poço aberto',
  ),
];
const PIPE = listOf('revestimento, coluna de revestimento, tubo de revestimento, casing, csg, tubulação');
const CASING_SIZE = [...joined(DIAMETER, PIPE), ...joined(DIAMETER, joined(['do', 'da', 'de'], PIPE))];
/** Above the sizes of pipes, or above their names if another column has the sizes. */
const STRINGS = [...PIPE, 'coluna', 'revestimentos'];
const NOTES = listOf('observações, observação, obs, comentários, comentário, notas, nota');
const ELEVATION = [
  ...joined(['elevação', 'altura', 'cota', 'altitude'], ['mesa rotativa', 'da mesa rotativa', 'da mr']),
  'air gap',
];
const TOP_WORDS = listOf('topo, do topo, de topo, desde, de, início, intervalo, top, entrada');
const BASE_WORDS = listOf('base, da base, fundo, até, a, fim, saída');
const SHOE_WORDS = listOf(
  'sapata, da sapata, de sapata, assentamento, de assentamento, base, da base, descida, de descida',
);

const bounds = (field: string, names: string) => bounded(field, listOf(names), LOWER, UPPER);
const ENDS_OF_SECTIONS = listOf('final, fim da fase, fim de fase, final da fase, total, td, até, prevista');
const PRESSURES = listOf(
  'pressão, pressão de poros, pressão de poro, pressão do reservatório, pressão de formação, pressão estática',
);

/** Portuguese headings, as in the documents of Brazil (ANP, Petrobras), Portugal, Angola and Mozambique. */
export const PORTUGUESE: Language = {
  survey: {
    well: WELL,
    ahd: [...AHD, ...DEPTH],
    inclination: listOf('inclinação, incl, ângulo, desvio, ângulo de inclinação, inclinação do poço'),
    azimuth: listOf(
      'azimute, azimuth, azim, rumo, direção, direcção, azimute de quadrícula, azimute verdadeiro, azimute geográfico, azimute grid, azimute corrigido',
    ),
    tvd: TVD,
    tvdSs: TVDSS,
    elevation: ELEVATION,
  },
  tops: {
    well: WELL,
    name: listOf(
      'formação, formações, nome da formação, unidade litoestratigráfica, unidade estratigráfica, unidade, litoestratigrafia, estratigrafia, coluna estratigráfica, topo formacional, topos formacionais, topo de formação, topo da formação, topos, marco, marco estratigráfico, horizonte, membro, grupo, camada, idade formação, formação membro, topo',
    ),
    pick: listOf('topo base'),
    qualifier: listOf('qualidade, confiabilidade, confiança'),
    ahd: [...AHD, ...around(TOP_WORDS, AHD)],
    ahdBase: around(BASE_WORDS, AHD),
    tvd: [...TVD, ...around(TOP_WORDS, TVD)],
    tvdBase: around(BASE_WORDS, TVD),
    tvdSs: [...TVDSS, ...around(TOP_WORDS, TVDSS)],
    tvdSsBase: around(BASE_WORDS, TVDSS),
    variance: listOf(
      'incerteza, incerteza plus minus, margem de erro, margem, erro, tolerância, precisão, faixa de incerteza, variação, incerteza profundidade, desvio padrão',
    ),
    elevation: ELEVATION,
  },
  reservoirs: {
    well: WELL,
    name: listOf(
      'reservatório, nome do reservatório, jazida, formação, arenito, zona, objetivo, alvo, intervalo',
    ),
    gradient: listOf(
      'gradiente de pressão, gradiente de pressão de poros, gradiente de poros, gradiente de formação, gradiente, densidade equivalente, peso equivalente, pressão de poros equivalente',
    ),
    pressure: [...PRESSURES, ...listOf('pressão original, pressão esperada, pressão prevista')],
    pressureLower: around([...LOWER, 'topo', 'no topo'], PRESSURES),
    pressureUpper: around([...UPPER, 'base', 'na base'], PRESSURES),
    tvdSsLower: [
      ...around(['topo', 'desde', 'de', 'mín'], TVDSS),
      ...around(['intervalo', 'intervalo de profundidade', 'topo base', 'de a'], TVDSS),
      ...TVDSS,
    ],
    tvdSsUpper: around(['base', 'até', 'máx'], TVDSS),
  },
  cement: {
    well: WELL,
    hole: HOLE,
    casing: [...CASING_SIZE, ...STRINGS],
    role: listOf('pasta, nome da pasta, etapa de cimentação, estágio, pasta lead tail, calda, fluido'),
    type: listOf(
      'tipo de pasta, tipo de cimento, classe de cimento, classe do cimento, cimento, classe, sistema de pasta, tipo, sistema',
    ),
    density: listOf(
      'peso específico da pasta, densidade da pasta, densidade de pasta, massa específica da pasta, peso da pasta, peso de pasta, densidade do cimento, densidade da calda, densidade, peso específico, massa específica, peso',
    ),
    excess: listOf(
      'excesso, excesso em poço aberto, excesso poço aberto, excesso no poço aberto, excesso de pasta, percentual de excesso, excesso sobre o cáliper, excesso volume',
    ),
    topOfCement: [
      ...joined(
        ['topo'],
        listOf(
          'do cimento, de cimento, cimento, da pasta, de pasta, teórico do cimento, previsto do cimento',
        ),
      ),
      ...listOf('toc, altura do cimento, tdc, topo md, topo'),
    ],
    additives: listOf('aditivos, aditivo, composição, formulação, receita'),
    notes: NOTES,
  },
  mud: {
    well: WELL,
    hole: HOLE,
    casing: [...CASING_SIZE, ...STRINGS],
    type: listOf(
      'tipo de fluido, fluido de perfuração, tipo de fluido de perfuração, sistema de fluido, fluido, tipo de lama, lama, lama de perfuração, base do fluido, sistema, tipo',
    ),
    properties: listOf(
      'propriedades, propriedades do fluido, características, parâmetros do fluido, composição',
    ),
    ...bounds(
      'weight',
      'peso do fluido, peso de fluido, peso específico do fluido, densidade do fluido, densidade de fluido, massa específica do fluido, peso da lama, densidade da lama, peso de lama, peso específico, massa específica, densidade, peso',
    ),
    ...bounds('ph', 'ph'),
    ...bounds(
      'yieldPoint',
      'limite de escoamento, le, yield point, yp, ponto de escoamento, limite escoamento',
    ),
    ...bounds(
      'apiFluidLoss',
      'filtrado api, filtrado, perda de filtrado api, perda de fluido api, filtrado baixa pressão, filtrado bpbt',
    ),
    ...bounds(
      'hphtFluidLoss',
      'filtrado hpht, filtrado hthp, filtrado apat, filtrado atap, perda de filtrado hpht, filtrado alta pressão alta temperatura, filtrado ap at',
    ),
    ...bounds(
      'sixRpm',
      'leitura 6 rpm, leitura a 6 rpm, leitura de 6 rpm, l6, fann 6 rpm, 6 rpm leitura, θ6',
    ),
    ...bounds(
      'lowGravitySolids',
      'sólidos de baixa gravidade, sólidos de baixa densidade, sólidos baixa densidade, sólidos leves, sbg, sbd, teor de lgs',
    ),
    notes: NOTES,
  },
  pressureTests: {
    well: WELL,
    hole: HOLE,
    casing: [...CASING_SIZE, ...STRINGS],
    annular: listOf(
      'preventor anular, anular, bop anular, teste anular, teste do anular, teste do preventor anular, preventor anular alta',
    ),
    ram: listOf(
      'gavetas, gaveta, bop gavetas, bop gaveta, teste de gaveta, teste das gavetas, teste de gavetas, gavetas de tubos, gaveta de tubos, preventor de gavetas, preventor de gaveta, rams',
    ),
    bump: listOf(
      'teste de revestimento, teste do revestimento, teste de casing, teste do casing, teste de pressão do revestimento, batida do plugue, batida do tampão, pressão de batida, batente do plugue, teste na batida do plugue, teste do revestimento na batida do plugue',
    ),
    linerLap: listOf(
      'teste de overlap, overlap do liner, overlap, teste do topo do liner, sobreposição do liner',
    ),
    notes: NOTES,
  },
  logging: {
    well: WELL,
    hole: HOLE,
    notes: NOTES,
    purpose: ['objetivo', 'objetivos', 'finalidade', 'objetivo da perfilagem', 'objetivo dos perfis'],
    run: listOf('corrida, corrida n°, corrida no, número da corrida, n° da corrida, descida'),
    evaluation: listOf(
      'perfis, perfil, perfilagem, perfis elétricos, programa de perfilagem, tipo de perfil, registros, ferramentas, ferramenta, avaliação de formações, avaliação, medições',
    ),
  },
  casing: {
    well: WELL,
    hole: HOLE,
    outer: [
      ...listOf('diâmetro externo, diâmetro exterior, diâm ext, diâm externo, diâmetro nominal, od'),
      ...CASING_SIZE,
      ...listOf('diâmetro, tamanho'),
      ...STRINGS,
    ],
    inner: listOf('diâmetro interno, diâmetro interior, diâm int, diâm interno'),
    drift: listOf('drift, diâmetro drift, diâmetro de drift, diâmetro de passagem, passagem'),
    mass: listOf('peso, peso nominal, peso linear, peso unitário, massa linear, peso por pé, peso por metro'),
    grade: listOf('grau, grau do aço, grau de aço, aço, tipo de aço, material, classe do aço'),
    thread: listOf('rosca, conexão, conexões, tipo de rosca, tipo de conexão, luva, união, junta'),
    top: [
      ...around(['topo', 'desde', 'de', 'topo do revestimento', 'topo do liner'], [...AHD, ...DEPTH]),
      ...listOf(
        'topo do revestimento, topo do liner, topo de liner, suspensor, suspensor de liner, topo, desde',
      ),
    ],
    shoe: [
      ...around(SHOE_WORDS, [...AHD, ...DEPTH]),
      ...listOf(
        'sapata, sapata do revestimento, assentamento, assentado a, ponto de assentamento, base, até, fundo',
      ),
    ],
    shoeTvd: around(SHOE_WORDS, TVD),
    shoeTvdSs: around(SHOE_WORDS, TVDSS),
    wall: listOf('espessura, espessura de parede, espessura da parede'),
    category: [
      ...listOf('tipo de revestimento, tipo de coluna, descrição, função, tipo, nome, designação'),
      ...STRINGS,
    ],
    notes: NOTES,
    elevation: ELEVATION,
  },
  sections: {
    well: WELL,
    hole: HOLE,
    description: listOf(
      'descrição, objetivo, objetivo da fase, propósito, finalidade, nome, designação, fase, observações, comentários',
    ),
    tdAhd: [
      'profundidade',
      'prof',
      ...around(ENDS_OF_SECTIONS, AHD),
      ...joined(
        DEPTH,
        listOf(
          'final, total, prevista, programada, final da fase, da fase, de fase, do poço, fim da fase, final md, total md',
        ),
      ),
      ...listOf('fim da fase, final da fase, pt, pf'),
      ...AHD,
    ],
    tdTvd: [...around(ENDS_OF_SECTIONS, TVD), ...TVD],
    tdTvdSs: [...around(ENDS_OF_SECTIONS, TVDSS), ...TVDSS],
  },
  plan: {
    title: listOf('operação, atividade, actividade, tarefa, etapa, passo, título, serviço'),
    rank: listOf('n°, no, nº, núm, número, ordem, item, passo, sequência, seq'),
    description: listOf('descrição, detalhe, detalhes, detalhamento, observações, procedimento, comentários'),
  },
};
