import { useSalesCertificates } from '@surtidor/data';
import { parseStationCode, stationParameter } from '@surtidor/domain/session';
import { Alert } from '@surtidor/ui';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { useSearchParams } from '../../platform/router/index.ts';
import { CertificateList } from './parts/certificate-list.tsx';
import { RequestForm } from './parts/request-form.tsx';
import '../../shared/messages/spanish/features/sales-certificates.ts';

/** Requests and lists sales certificates (spec 2, sales certificate). */
const SalesCertificateScreen = () => {
  const text = useText();
  const { requestCertificate } = useAbilities();
  const [searchParams] = useSearchParams();
  const station = parseStationCode(searchParams.get(stationParameter)) ?? '';
  const list = useSalesCertificates(station);
  return (
    <>
      <PageHead
        title={text('Sales certificates')}
        subtitle={text('Request the certificate of your purchases and download it as a PDF.')}
      />
      <div className="flex flex-col gap-6">
        {requestCertificate ? (
          <RequestForm key={station} station={station} onSettled={list.refresh} />
        ) : (
          <Alert tone="info">{text('Support sessions cannot request certificates.')}</Alert>
        )}
        <CertificateList list={list} />
      </div>
    </>
  );
};

export default SalesCertificateScreen;
