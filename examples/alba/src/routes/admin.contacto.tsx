import { ButtonLink, PageHead, useText, useVisitor } from '@surtidor/portal';
import { Card } from '@surtidor/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/admin/contacto')({ component: Contact });

function Contact() {
  const { session } = useVisitor();
  const text = useText();
  return (
    <>
      <PageHead title="Contacto comercial" />
      <Card title="Su asesor">
        <p>
          Llame al <a href="tel:+576015550100">601 555 0100</a> y diga su código de cliente,{' '}
          <strong translate="no">{session.clientCode}</strong>.
        </p>
        <ButtonLink href="/allied/edit/personal-info">{text('Profile')}</ButtonLink>
      </Card>
    </>
  );
}
