export { type Attempt, AttemptList, type AttemptListProps } from './attempt-list.tsx';
