import { type Day, getTimestamp } from '../calendar/calendar.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import { carouselBlocks } from './carousels.ts';
import type { BlogPostRow, CmsBlockRow } from './content-rows.ts';

/**
 * Malicious markup. Attacks set `window.__pwned`, which tests check. Sanitising must preserve the
 * text 'Inofensivo'.
 */
export const adversarialMarkup = [
  '<p>Inofensivo</p>',
  '<script>window.__pwned = "script"</script>',
  '<img src="x" onerror="window.__pwned = \'onerror\'">',
  '<a href="javascript:window.__pwned=\'href\'">Enlace javascript</a>',
  '<a href=" jav&#x09;ascript:window.__pwned=\'tab\'">Enlace con tabulador</a>',
  '<a href="data:text/html,<script>window.__pwned=1</script>">Enlace data</a>',
  '<a href="//robo.example/entrar">Enlace sin protocolo</a>',
  '<a href="https://banco.example@robo.example/">Enlace con usuario</a>',
  '<svg onload="window.__pwned = \'svg\'"><a xlink:href="javascript:alert(1)"><text>svg</text></a></svg>',
  '<svg><animate onbegin="window.__pwned = \'animate\'" attributeName="x" dur="1s"/></svg>',
  '<iframe src="https://robo.example/" srcdoc="<script>parent.__pwned=1</script>"></iframe>',
  '<object data="data:text/html,<script>parent.__pwned=1</script>"></object>',
  '<math><mtext><table><mglyph><style><img src onerror="window.__pwned = \'mxss\'">',
  '<form action="https://robo.example/"><input name="password"><button>Entrar</button></form>',
  '<style>body { display: none }</style><link rel="stylesheet" href="https://robo.example/a.css">',
  '<base href="https://robo.example/"><meta http-equiv="refresh" content="0;url=https://robo.example">',
  '<div style="position:fixed;inset:0;background:url(https://robo.example/x)">tapa</div>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InBhcmVudC5fX3B3bmVkPTEiLz4=" alt="data">',
].join('\n');

const adversarialMenu = `<ul>
<li><a href="javascript:window.__pwned='menu'">Menú javascript</a></li>
<li><a href="data:text/html,hola">Menú data</a></li>
<li><a href="//robo.example">Menú sin protocolo</a></li>
<li><a href="https://ayuda.example/<script>"><b onmouseover="window.__pwned=1">Ayuda</b> &amp; soporte</a></li>
<li><a>Sin dirección</a></li>
</ul>${adversarialMarkup}`;

/** The content blocks, filled with malicious markup. */
export const adversarialBlocks: readonly CmsBlockRow[] = [
  ...carouselBlocks.map(({ identifier }) => identifier),
  'terminos-y-condiciones',
  'habeas-data',
]
  .map((identifier) => ({ identifier, title: adversarialMarkup, content: adversarialMarkup }))
  .concat(
    ['menu-links', 'menu-links-lub'].map((identifier) => ({
      identifier,
      title: 'Menú',
      content: adversarialMenu,
    })),
  );

/** Builds posts with malicious markup in every field. */
export const buildAdversarialPosts = (today: Day): readonly BlogPostRow[] =>
  Array.from({ length: 5 }, (_, index) => ({
    post_id: index + 1,
    name: `Noticia ${index + 1} <img src=x onerror="window.__pwned='name'">`,
    url_key: `noticia-"><script>window.__pwned=1</script>-${index + 1}`,
    short_description: '<svg onload="window.__pwned=\'summary\'">Resumen',
    content: adversarialMarkup,
    image: index === 0 ? 'javascript:window.__pwned=1' : 'data:text/html,<script>1</script>',
    publish_date: getTimestamp(today, index),
    created_at: getTimestamp(today, index),
    updated_at: getTimestamp(today, index),
  }));

/** A form with an invalid definition, shown with `?form=hostil`. */
const adversarialForm: ScenarioRows = {
  surveyQuestions: [
    ['a.b[0]', 'text', [], [{ name: 'maxLength', value: '200' }]],
    [
      '__proto__',
      'radio',
      [{ value: '<b>si</b>', label: adversarialMarkup }],
      [{ name: 'required' }],
    ],
    ['constructor', 'checkbox', [{ value: 'x' }, { value: 'x' }, { value: null }, null], []],
    ['"><script>window.__pwned=1</script>', 'rating', [], [{ name: 'between', value: '{{{' }]],
    ['archivo', 'file', [], []],
    ['vacía', 'radio', [], []],
    ['espejo', 'text', [], [{ name: 'requiredIf', value: '{"question":"espejo","value":""}' }]],
  ].map(([id, type, options, validations], index) => ({
    form: 'hostil',
    id: String(id),
    sort_order: index + 1,
    text: `Pregunta ${index + 1} ${adversarialMarkup}`,
    validations: JSON.stringify(validations),
    answer_option: JSON.stringify({ type, value: '', options, properties: [] }),
  })),
};

/** Adds malicious markup to the editable strings of the reference rows: voucher uses and survey questions. */
export const addAdversarialTexts = (referenceRows: ScenarioRows): ScenarioRows => ({
  ...referenceRows,
  voucherUses: (referenceRows.voucherUses ?? []).map((use) => ({
    ...use,
    titulo: `${use.titulo} <img src=x onerror="window.__pwned='use'">`,
    descripcion: adversarialMarkup,
    terminosCondiciones: adversarialMarkup,
  })),
  surveyQuestions: [
    ...(referenceRows.surveyQuestions ?? []).map((question) => ({
      ...question,
      text: `${question.text} ${adversarialMarkup}`,
    })),
    ...(adversarialForm.surveyQuestions ?? []),
  ],
});
