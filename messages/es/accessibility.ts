import type { Catalogs } from '../catalogs';

const accessibility: Catalogs['accessibility'] = {
  title: 'Accesibilidad',
  lead: 'Updraft es para todas las personas que fundan, financian o ayudan. Esta página dice a qué nos comprometemos, qué hemos comprobado y cómo, y qué no se cumple todavía.',
  updated: 'Última revisión: 23 de noviembre de 2026',
  contents: 'En esta página',
  aimTitle: 'A qué nos comprometemos',
  aimBody: `A las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en su nivel AA, en cada página, en los dos temas, en los tres idiomas, desde un móvil estrecho hasta una pantalla ancha. Por lo que sabemos, Updraft las cumple en parte: las excepciones están más abajo.`,
  checkedTitle: 'Qué se comprobó y cómo',
  checkedBody: `En cada estado de cada parte y de cada página, en los dos temas y en los tres idiomas, axe busca incumplimientos: es un programa que conoce la parte de las pautas y de las buenas prácticas que una máquina puede comprobar. No se deja pasar ninguno de los que encuentra.

Cada camino se recorre solo con el teclado, sin ratón: registrarse, iniciar y cerrar sesión, publicar, comentar, dar me gusta y guardar, buscar y filtrar, pedir más a una startup y responder, los mensajes, los tres formularios por pasos, los ajustes y los propios datos. En cada parada, lo que tiene el foco debe verse y debe tener un rol y un nombre.

Cada página se abre con colores forzados, con un zoom del 200 %, a 320 píxeles de ancho, con el espaciado de texto más amplio que indican las pautas y con movimiento reducido. Nada puede cortarse ni desplazarse hacia los lados, lo elegido debe notarse y nada puede moverse.

Estas comprobaciones son automáticas y se repiten antes de cada versión.`,
  limitsTitle: 'Qué no se cumple todavía',
  limitsBody: `Nadie que use a diario un lector de pantalla, un pulsador o el control por voz ha probado aún Updraft, ni lo ha hecho una auditoría externa. Los nombres y los roles se comprobaron en el navegador, no de oído.

Las comprobaciones se hacen en Chromium. No se probaron otros navegadores.

Lo que la gente escribe, y los datos de ejemplo, queda en el idioma en que se escribió y no lleva marca de idioma: en hindi o en español, un lector de pantalla puede leer un texto inglés con la voz equivocada.

Las imágenes se describen por su dueño, no por lo que muestran. Los vídeos que añaden las startups tienen los subtítulos y las descripciones con que llegaron, que pueden ser ninguno.

Donde una startup o una persona pone un enlace a otro sitio, lo que hay allí no depende de nosotros.`,
  reportTitle: 'Informar de un problema',
  reportBody: `Si algo de aquí te deja fuera o te frena, escríbenos por una de las vías de la <a>página de contacto</a>. Di qué página era, qué querías hacer y qué navegador y qué ayudas usas. Una barrera cuenta como un error, no como un deseo.`,
};
export default accessibility;
