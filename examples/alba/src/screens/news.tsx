import { Link } from '@surtidor/portal';
import NewsScreen from '@surtidor/portal/screens/news';

/** The packaged news with the distributor's contact below. */
export default function News() {
  return (
    <>
      <NewsScreen />
      <p className="mt-8">
        ¿Preguntas sobre la cartelera? <Link to="/admin/contacto">Escriba a su asesor</Link>.
      </p>
    </>
  );
}
