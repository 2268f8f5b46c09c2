import { defineTable, type RowOf } from '../define-table.ts';

/** Sales certificates (spec 3). Days are 'YYYY-MM-DD'. */
export const certificates = defineTable(
  'certificates',
  {
    id: 'integer primary key',
    client_code: 'text not null references clients',
    increment_sales_certificate: 'text not null unique',
    /** Code of the destination; null for all destinations. */
    destinatario: 'text',
    received: 'text not null',
    nombre_comercial: 'text',
    fecha_inicio: 'text not null',
    fecha_fin: 'text not null',
    modo_impresion: 'text not null',
    negocio: 'text not null',
    created_at: 'text not null',
    /** '1' if the PDF exists. */
    ready: "text not null default '1'",
  },
  { indexes: ['client_code, increment_sales_certificate'] },
);

/** Content blocks of all stores. The identifier determines which store uses a block. */
export const cmsBlocks = defineTable('cms_blocks', {
  identifier: 'text primary key not null',
  title: 'text not null',
  content: 'text not null',
});

export const posts = defineTable(
  'posts',
  {
    post_id: 'integer primary key',
    name: 'text not null',
    url_key: 'text not null unique',
    short_description: 'text not null',
    content: 'text not null',
    image: 'text',
    publish_date: 'text not null',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  { indexes: ['publish_date'] },
);

/** Questions of the dynamic forms; `validations` and `answer_option` are JSON in the contract's format. */
export const surveyQuestions = defineTable(
  'survey_questions',
  {
    form: 'text not null',
    id: 'text not null',
    sort_order: 'integer not null',
    text: 'text not null',
    validations: 'text not null',
    answer_option: 'text not null',
  },
  { constraints: ['primary key (form, id)'] },
);

export const surveyAnswers = defineTable(
  'survey_answers',
  {
    id: 'integer primary key',
    form: 'text not null',
    user_id: 'integer not null references users',
    client_code: 'text not null references clients',
    /** JSON list of {question, feature, value}. */
    answers: 'text not null',
    created_at: 'text not null',
  },
  { indexes: ['user_id'] },
);

/** Initial notifications of a user in the realtime database (spec 3, notification). */
export const notificationSeeds = defineTable(
  'notification_seeds',
  {
    user_id: 'integer not null references users',
    key: 'text not null',
    title: 'text not null',
    body: 'text not null',
    message: 'text not null',
    /** 'YYYY-MM-DD HH:mm:ss'. */
    date: 'text not null',
    /** 0 = unread, 1 = read. */
    read: 'integer not null default 0',
    /** JSON. Contains `pedido.num_pedido` if the notification is about an order. */
    data: 'text',
  },
  { constraints: ['primary key (user_id, key)'] },
);

export type CertificateRow = RowOf<typeof certificates>;
export type CmsBlockRow = RowOf<typeof cmsBlocks>;
export type PostRow = RowOf<typeof posts>;
export type SurveyQuestionRow = RowOf<typeof surveyQuestions>;
export type NotificationSeedRow = RowOf<typeof notificationSeeds>;
