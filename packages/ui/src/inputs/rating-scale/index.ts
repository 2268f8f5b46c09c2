export { type Rating, RatingScale, type RatingScaleProps } from './rating-scale.tsx';
