import { useGroupMessages } from './messages.tsx';

/** The Spanish messages of select, rating and counter fields; loaded only with them. */
export const spanishChoiceMessages = {
  choiceRemoved: (label: string) => `${label}: quitado`,
  selected: (label: string) => `${label}, elegido`,
  selectedList: 'Elegidos',
  decrease: (label: string) => `Quitar uno: ${label}`,
  increase: (label: string) => `Agregar uno: ${label}`,
  noMatches: 'No hay coincidencias. Pruebe con otro código o nombre.',
  openList: 'Mostrar opciones',
  optionCount: (count: string) => (count === '1' ? '1 opción' : `${count} opciones`),
  /** The names of the ratings; 'na' if the question does not apply to the user. */
  ratingNames: {
    '1': 'Malo',
    '2': 'Regular',
    '3': 'Normal',
    '4': 'Bueno',
    '5': 'Excelente',
    na: 'No aplica',
  },
  searchCodeOrName: 'Busque por código o nombre',
  showAll: (count: string) => `Ver los ${count}`,
  showLess: 'Ver menos',
};

/** The messages of select, rating and counter fields; each can be overridden. */
export type ChoiceMessages = typeof spanishChoiceMessages;

/** The English messages of select, rating and counter fields. */
export const englishChoiceMessages: ChoiceMessages = {
  choiceRemoved: (label) => `${label}: removed`,
  selected: (label) => `${label}, selected`,
  selectedList: 'Selected',
  decrease: (label) => `Remove one: ${label}`,
  increase: (label) => `Add one: ${label}`,
  noMatches: 'No matches. Try another code or name.',
  openList: 'Show options',
  optionCount: (count) => (count === '1' ? '1 option' : `${count} options`),
  ratingNames: {
    '1': 'Bad',
    '2': 'Fair',
    '3': 'Normal',
    '4': 'Good',
    '5': 'Excellent',
    na: 'Not applicable',
  },
  searchCodeOrName: 'Search by code or name',
  showAll: (count) => `Show all ${count}`,
  showLess: 'Show less',
};

/** Returns the current messages of select, rating and counter fields. */
export const useChoiceMessages = (): ChoiceMessages => useGroupMessages(spanishChoiceMessages);
