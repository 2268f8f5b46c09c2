export {
  type CorporateDestinations,
  type CorporateDetails,
  CorporateInfo,
  type CorporateInfoProps,
} from './corporate-info.tsx';
