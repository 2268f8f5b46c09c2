import type { ChoiceMessages } from './spanish-choices.ts';

/** The English messages of select, rating and counter fields. */
export const englishChoiceMessages: ChoiceMessages = {
  choiceRemoved: (label) => `${label}: removed`,
  selected: (label) => `${label}, selected`,
  selectedCount: (count) => `${count} selected`,
  selectedList: 'Selected',
  chooseSome: 'Choose one or more options',
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
