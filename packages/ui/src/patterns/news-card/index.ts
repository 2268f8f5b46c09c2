export { NewsCard, type NewsCardProps } from './news-card.tsx';
