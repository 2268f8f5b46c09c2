import type { ScenarioRows } from '../scenario-rows.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Question {
  readonly id: string;
  readonly text: string;
  readonly validations: readonly { readonly name: string; readonly value: string | null }[];
  readonly type: 'rating' | 'radio' | 'checkbox' | 'text';
  readonly options: readonly Choice[];
  /** Features to rate, with one answer each. */
  readonly features?: readonly Choice[];
}

const required = [{ name: 'required', value: null }];

const scale: readonly Choice[] = [
  { value: '1', label: 'Malo' },
  { value: '2', label: 'Regular' },
  { value: '3', label: 'Normal' },
  { value: '4', label: 'Bueno' },
  { value: '5', label: 'Excelente' },
  { value: 'na', label: 'N/A' },
];

/** The satisfaction survey (spec 2). */
const satisfactionSurvey: readonly Question[] = [
  {
    id: '1',
    text: '¿Desde qué dispositivo usa el portal?',
    validations: required,
    type: 'radio',
    options: [
      { value: 'pc', label: 'Computador' },
      { value: 'mobile', label: 'Celular' },
      { value: 'tablet', label: 'Tableta' },
    ],
  },
  {
    id: '2',
    text: '¿Cuál es su rol en la empresa?',
    validations: required,
    type: 'radio',
    options: [
      { value: 'admin', label: 'Administrador' },
      { value: 'owner', label: 'Propietario' },
      { value: 'secretary', label: 'Secretaria o secretario' },
    ],
  },
  {
    id: '3',
    text: 'Califique las funciones del portal',
    validations: required,
    type: 'rating',
    options: scale,
    features: [
      { value: 'account-statement', label: 'Estado de cuenta en línea' },
      { value: 'movement-history', label: 'Histórico de movimientos' },
      { value: 'bank-transfer-payments', label: 'Pagos por PSE' },
      { value: 'payment-compensation', label: 'Compensación directa de pagos' },
      { value: 'order-tracking', label: 'Seguimiento de pedidos' },
      { value: 'reports', label: 'Reportes' },
    ],
  },
  {
    id: '4',
    text: '¿Tiene alguna sugerencia para mejorar?',
    validations: required,
    type: 'radio',
    options: [
      { value: 'si', label: 'Sí' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    id: '5',
    text: 'Cuéntenos su sugerencia',
    validations: [
      { name: 'requiredIf', value: JSON.stringify({ question: '4', value: 'si' }) },
      { name: 'maxLength', value: '500' },
    ],
    type: 'text',
    options: [],
  },
];

/** A form that uses every validator of the dynamic form (spec 5). */
const visitForm: readonly Question[] = [
  {
    id: 'contacto',
    text: '¿Con quién podemos coordinar la visita?',
    validations: [
      ...required,
      { name: 'minLength', value: '2' },
      { name: 'maxLength', value: '55' },
    ],
    type: 'text',
    options: [],
  },
  {
    id: 'islas',
    text: '¿Cuántas islas tiene la estación?',
    validations: [...required, { name: 'between', value: '[1, 24]' }],
    type: 'text',
    options: [],
  },
  {
    id: 'temas',
    text: '¿Qué temas le interesan?',
    validations: required,
    type: 'checkbox',
    options: [
      { value: 'imagen', label: 'Imagen de la estación' },
      { value: 'equipos', label: 'Equipos y calibración' },
      { value: 'otro', label: 'Otro' },
    ],
  },
  {
    id: 'detalle',
    text: '¿Cuál otro tema?',
    validations: [
      { name: 'requiredIf', value: JSON.stringify({ question: 'temas', value: 'otro' }) },
      { name: 'maxLength', value: '200' },
    ],
    type: 'text',
    options: [],
  },
];

const toQuestionRows = (form: string, questions: readonly Question[]) =>
  questions.map(({ id, text, validations, type, options, features = [] }, index) => ({
    form,
    id,
    sort_order: index + 1,
    text,
    validations: JSON.stringify(validations),
    answer_option: JSON.stringify({
      type,
      value: '',
      options,
      properties: features.map(({ value, label }) => ({ name: value, value: label })),
    }),
  }));

/** Questions of the satisfaction survey and of the visit form. */
export const surveyRows: ScenarioRows = {
  surveyQuestions: [
    ...toQuestionRows('satisfaction', satisfactionSurvey),
    ...toQuestionRows('visita', visitForm),
  ],
};
