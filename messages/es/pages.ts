import type { Catalogs } from '../catalogs';

const pages: Catalogs['pages'] = {
  aboutTitle: 'Sobre Updraft',
  aboutLead:
    'Updraft es un lugar donde quienes fundan empresas muestran lo que están creando y conocen a los inversores, mentores y colegas que las ayudan a crecer.',
  aboutWhyTitle: 'Por qué existe',
  aboutWhyBody: `La mayoría de las presentaciones entre un fundador y un inversor todavía dependen de con quién estudiaste. Si conoces a la persona adecuada, una ronda puede empezar con un café. Si no, escribes a direcciones que empiezan por «info» y esperas.

Creemos que una buena idea no debería tener que esperar a una buena agenda. Por eso hicimos un lugar donde una startup se encuentra por lo que hace, donde un inversor dice con palabras claras qué financia y donde el primer mensaje llega a una persona con nombre.`,
  aboutHowTitle: 'Qué puedes hacer aquí',
  aboutHowBody: `Si fundas una empresa, publicas tu startup en cinco pasos. Tu página cuenta el problema, la solución, el equipo y la ronda. Escribes novedades y quienes te siguen las leen en su feed.

Si inviertes, dices qué buscas: sectores, etapas, importe. Sigues a las empresas que encajan, marcas con una estrella las que quieres volver a ver y muestras interés cuando quieres abrir la presentación.

Si no haces ninguna de las dos cosas, también tienes sitio. Desarrolladores, diseñadores, estudiantes y gente de marketing usan Updraft para encontrar un equipo, un mentor o un primer trabajo.`,
  aboutPromisesTitle: 'Qué puedes exigirnos',
  promisePlainTitle: 'Palabras claras',
  promisePlainText:
    'Cada etiqueta, mensaje y regla está escrita para que la entiendas la primera vez que la lees.',
  promisePrivateTitle: 'Tus datos, tu dispositivo',
  promisePrivateText:
    'Lo que escribes se queda en tu navegador, así que la gente se encuentra en un mismo dispositivo: ves a quien tiene una cuenta en este navegador y a nadie más. Puedes llevarte tus datos en un archivo o borrarlos cuando quieras.',
  promiseHonestTitle: 'Números honestos',
  promiseHonestText:
    'Una ronda muestra lo recaudado y lo que falta. No maquillamos cifras ni inventamos promedios.',
  aboutNextTitle: 'Compruébalo',
  aboutNextText: 'La forma más rápida de entender Updraft es darse una vuelta por dentro.',
  aboutNextAction: 'Empezar',
  aboutContactAction: 'Escríbenos',

  blogsTitle: 'Notas de campo',
  blogsLead:
    'Artículos breves sobre buscar financiación, conocer inversores y decir las cosas con claridad. Cada uno se lee en unos dos minutos.',
  blogsContents: 'Artículos',
  blogsByline: ({ author }) => `Por ${author}`,

  messageTitle: 'El primer mensaje a un inversor',
  messageDate: '22 de septiembre de 2025',
  messageSummary: 'Cuatro frases bastan. La quinta suele hablar de ti y puede esperar.',
  messageBody: `Un inversor que abre tu mensaje se hace una pregunta sencilla: ¿sigo leyendo? Tienes unas cuatro frases para responderla. Usa la primera para decir qué haces y para quién. «Heliogrid permite que las casas con paneles solares vendan la energía que les sobra a sus vecinos» es una idea completa. «Estamos reinventando la cadena de valor de la energía» no lo es.

Usa la segunda para el único dato que sorprende a la gente. Puede ser una cifra, un cliente o algo que aprendiste y que otros de tu sector han pasado por alto. Si tienes varios, elige el que le contarías a una amiga en una cena. Lo demás va en la presentación.

Usa la tercera para decir por qué escribes a esta persona y no a una lista. Lee lo que ha publicado. Mira las empresas que ha apoyado y lo que dijo de ellas. Una línea sincera, como «escribiste que el software para la red eléctrica se vende demasiado despacio, y hemos encontrado un atajo», vale más que una página de elogios.

La cuarta frase es la petición. Pide una sola cosa, que sea pequeña y que tenga hora: veinte minutos el jueves, una opinión sobre una diapositiva, que te presenten a una persona. Y para ahí. Un mensaje corto que deja una pregunta abierta recibe respuesta más a menudo que uno largo que las cierra todas.`,

  metricsTitle: 'Muestra la cifra que preferirías esconder',
  metricsDate: '8 de septiembre de 2025',
  metricsSummary:
    'Toda empresa joven tiene una cifra débil. Ponla tú sobre la mesa antes de que lo haga otro.',
  metricsBody: `Toda startup tiene una cifra que quien la fundó pasa deprisa. Los clientes que se van al segundo mes. Un coste de adquisición que se duplicó en primavera. Los inversores saben que está ahí, porque han visto unos cientos de empresas en tu etapa y todas tenían una. Lo único que está por ver es si se enteran por ti.

Cuando enseñas primero la cifra débil pasan dos cosas. La conversación deja de ser «qué esconden» y pasa a ser «qué están haciendo al respecto», que es la que te interesa. Y todo lo demás que digas resulta más creíble, porque has demostrado que cuentas lo que ves.

Dilo en tres partes. La cifra tal cual, con su unidad y su mes. La razón, hasta donde la entiendes hoy. Y el cambio que estás haciendo, con la fecha en la que esperas saber si ha funcionado. «En agosto se fue el 7 %, sobre todo cuentas con un solo usuario, así que las cuentas nuevas empiezan ahora invitando a un segundo. En noviembre lo sabremos».

En Updraft tus métricas clave son para inversores que han mostrado interés y cuya solicitud has aprobado. Es un público pequeño y serio. Escribe para él como lo harías para una colega que llega la semana que viene y se va a enterar de todos modos.`,

  roundTitle: 'Lee una ronda como un mapa del tiempo',
  roundDate: '25 de agosto de 2025',
  roundSummary:
    'Cuánto se ha recaudado dice menos que cómo se ha movido. Una guía breve del indicador de cada startup.',
  roundBody: `El indicador de rayas de la página de una startup muestra qué parte de la ronda está recaudada. Dan ganas de leerlo como una nota: cuanto más lleno, mejor. Un mapa del tiempo funciona de otra manera. Una sola medida dice poco; son las líneas entre las medidas las que anuncian lo que viene.

Empieza por el objetivo. Un equipo de seis que levanta dos millones en una ronda semilla suele comprar unos dieciocho meses. Divide el objetivo entre lo que gastan al mes y mira qué sale. Si son nueve meses, volverán a buscar dinero antes de tener nada nuevo que enseñar. Si son cuarenta, pregunta para qué es el dinero.

Después mira quién está dentro. Un inversor que conoce el sector y puso el primer cheque dice más que diez que llegaron la última semana. Mira también la fecha de cierre: una ronda al 65 % a la que le quedan dos meses vuela con buen aire, y una al 90 % que lleva ahí desde la primavera tiene una historia por la que conviene preguntar.

Por último, lee las novedades. Quienes publican tanto en las semanas flojas como en las buenas te están diciendo cómo se portarán después de que inviertas. Ese es el pronóstico que cuenta.`,

  mentorTitle: 'Qué preguntar a un mentor antes de pedir dinero',
  mentorDate: '11 de agosto de 2025',
  mentorSummary:
    'El apoyo del principio son sobre todo buenas preguntas. Aquí tienes cuatro que merecen una hora de cualquiera.',
  mentorBody: `Algunos inversores de Updraft dicen en su perfil que están disponibles como mentores. Tómales la palabra. Al principio, una hora con alguien que ha visto a treinta empresas cometer el error que tú vas a cometer vale más que un cheque pequeño de alguien que no las ha visto.

Llega con una decisión, no con un tema. «Cómo deberíamos pensar los precios» lleva a una hora agradable. «Podemos cobrar por usuario o por contador, nos inclinamos por el contador, y este es el motivo» lleva a una respuesta. Envíalo el día antes, en media página, para que la reunión empiece por la mitad.

Hay cuatro preguntas que suelen dar fruto. ¿Qué tendría que ser cierto para que esto fuera una empresa grande? ¿Cuál de nuestras suposiciones has visto fallar en otros sitios? ¿Con quién deberíamos hablar que no se nos haya ocurrido? ¿Y qué te gustaría ver dentro de seis meses si volviéramos a pedir financiación?

Apunta la respuesta a la última y ponte a ello. Cuando vuelvas con el resultado no tendrás que vender nada. Estarás poniendo al día a alguien que ya ha sido parte del trabajo.`,

  contactTitle: 'Contacto',
  contactLead: 'Tres buzones, una oficina y una persona detrás de cada uno.',
  contactHelpTitle: 'Ayuda y sugerencias',
  contactHelpText: 'Algo no funciona o podría funcionar mejor. Cuéntanos qué hiciste y qué esperabas.',
  contactInvestorsTitle: 'Inversores',
  contactInvestorsText: 'Preguntas sobre el registro, la verificación o una startup que conociste aquí.',
  contactPressTitle: 'Prensa',
  contactPressText: 'Datos, imágenes y alguien con quien hablar. Empieza por tu plazo de entrega.',
  contactOfficeTitle: 'Oficina',
  contactOfficeText: 'De lunes a viernes, de 10:00 a 17:00. Llama dos veces, el timbre es tímido.',
  contactSampleNote:
    'Las direcciones que terminan en .example son del mundo de ejemplo y no reciben correo. Muestran dónde van las de verdad.',
  questionsTitle: 'Preguntas frecuentes',
  questionListTitle: '¿Necesito un producto terminado para publicar una startup?',
  questionListText:
    'No. Necesitas un nombre, un eslogan, una categoría y una explicación clara del problema y de tu solución. La tracción y las métricas son opcionales y puedes añadirlas después.',
  questionSeeTitle: '¿Quién ve mis cifras?',
  questionSeeText:
    'La tracción es para inversores verificados. Las métricas clave son para inversores que muestran interés y cuya solicitud apruebas. El problema, la solución y el equipo los ve todo el mundo.',
  questionInvestorTitle: 'Quiero invertir. ¿Por dónde empiezo?',
  questionInvestorText:
    'Por el <a>registro de inversores</a>. Tiene siete pasos y solo los tres primeros tienen preguntas obligatorias.',
  questionPasswordTitle: 'He olvidado mi contraseña. ¿Y ahora?',
  questionPasswordText: 'Ve a <a>la página de recuperación</a> y escribe tu correo.',
  questionDataTitle: '¿Dónde se guardan mis datos?',
  questionDataText:
    'En este navegador, en este dispositivo. En Ajustes puedes exportarlo todo a un archivo, llevarlo a otro navegador o empezar de cero. Los <a>términos</a> lo explican mejor.',

  termsTitle: 'Términos de uso',
  termsLead: 'Tan breves que se leen enteros. Al crear una cuenta los aceptas.',
  termsUpdated: 'Último cambio: 20 de noviembre de 2025',
  termsContents: 'En esta página',
  termsServiceTitle: 'Qué es Updraft',
  termsServiceBody: `Updraft permite que quienes fundan empresas, quienes invierten y la gente que los rodea muestren quiénes son, lean lo que otros publican y hablen entre sí. No gestiona inversiones. Por Updraft no pasa dinero y no participamos en ningún acuerdo al que llegues con alguien que conociste aquí.`,
  termsAccountTitle: 'Tu cuenta',
  termsAccountBody: `Necesitas una cuenta para leer y escribir en el feed y para gestionar un perfil. Da tu propio nombre, no compartas tu contraseña y usa una sola cuenta por persona. Debes tener al menos 16 años.

Puedes cerrar sesión cuando quieras desde el menú de tu cuenta y eliminar tu cuenta en los ajustes. Puedes dejar de usar Updraft sin avisarnos.`,
  termsDataTitle: 'Tus datos se quedan en este dispositivo',
  termsDataBody: `Lo que escribes en Updraft se guarda en tu navegador: publicaciones, comentarios, mensajes, favoritos, seguimientos, startups, perfil y ajustes. Quien tenga otra cuenta en el mismo navegador ve lo que publicas, hasta donde lo permiten tus ajustes de privacidad, y lo que le envías. No tenemos un servidor que lo reciba, así que no podemos leerlo, venderlo ni perderlo. También significa que, si borras los datos del navegador, desaparece, y que otro dispositivo no sabe nada de ello si no lo llevas allí en un archivo.

Las contraseñas de las cuentas que viven en este dispositivo se guardan solo como un hash, una huella que no se puede revertir. Si esta copia de Updraft está conectada a un proveedor de acceso externo, tu correo y tu contraseña van a ese proveedor y se rigen por sus términos.

En Ajustes puedes exportarlo todo a un archivo, importarlo en otro lugar o empezar de cero.`,
  termsSampleTitle: 'El mundo de ejemplo',
  termsSampleBody: `Para que no llegues a una sala vacía, Updraft trae un pequeño elenco de personas y empresas inventadas: Asha Verma y Heliogrid, Mina Okafor y Northlight Ventures, y algunas más. No son reales y cualquier parecido es casualidad. Sus cifras son ejemplos y no se puede concertar ninguna reunión con ellas. Las direcciones que terminan en .example no reciben correo.

Puedes seguirlas, escribirles y marcarlas con una estrella. Nadie recibe ningún aviso y nada sale de tu dispositivo.`,
  termsContentTitle: 'Lo que publicas',
  termsContentBody: `Lo que escribes es tuyo. Publica solo lo que te corresponda compartir y di solo lo que creas cierto, sobre todo cuando hables de dinero. No insultes a nadie, no te hagas pasar por otra persona y no publiques nada que vaya contra la ley donde estás.`,
  termsAdviceTitle: 'Esto no es asesoramiento',
  termsAdviceBody: `Nada de lo que hay en Updraft es asesoramiento financiero, legal o fiscal. Una marca de verificación significa que se ha comprobado un nombre, no que una empresa sea sólida. La mayoría de las empresas jóvenes fracasa. Invierte solo lo que puedas perder y consulta a alguien cualificado antes de firmar.`,
  termsWarrantyTitle: 'Sin garantías',
  termsWarrantyBody: `Ponemos cuidado, pero ofrecemos Updraft tal como es. No prometemos que no tenga errores ni que esté siempre disponible y, hasta donde la ley lo permite, no respondemos de las pérdidas que cause su uso. Guarda una copia de lo que te importa.`,
  termsChangesTitle: 'Cambios y preguntas',
  termsChangesBody: `Cuando estos términos cambian, la fecha de arriba cambia con ellos. Si un cambio te quita algo, lo decimos donde inicias sesión. Las preguntas son bienvenidas: las formas de contactar con nosotros están en la <a>página de contacto</a>.`,
};
export default pages;
