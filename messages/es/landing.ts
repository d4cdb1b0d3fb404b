import type { Catalogs } from '../catalogs';

const landing: Catalogs['landing'] = {
  headTitle: 'Donde las ideas alzan el vuelo',
  heroTitle: 'Donde las ideas alzan el vuelo<dots>…</dots>',
  heroText:
    'Updraft conecta startups con inversores. Publica lo que estás creando, encuentra a quienes lo respaldan y habla con ellos en un solo lugar.',
  getStarted: 'Empezar',
  areYouInvestor: '¿Inviertes en startups?',

  cardsLabel: 'Una startup y una inversora en Updraft',
  startupTagline: 'Energía solar de tejado que se vende entre vecinos',
  startupRaised: '<b>1,3 M $</b> recaudados',
  startupGoal: '65 % de 2 M $',
  startupGauge: 'Recaudado hasta ahora',
  startupCategory: 'Tecnología climática',
  startupStage: 'Semilla',
  investorRole: 'Socia directora, Northlight Ventures',
  investorMessage: 'He leído la presentación en el vuelo. ¿Hablamos el jueves?',
  verified: 'Perfil verificado',

  companiesLabel: 'Aquí hay fundadores que pasaron por',

  howTitle: 'Cómo funciona',
  signUpTitle: 'Regístrate',
  signUpText: 'Crea una cuenta y cuenta qué haces y a quién quieres conocer.',
  exploreTitle: 'Explora oportunidades',
  exploreText:
    'Sigue a startups e inversores, lee lo que publican y marca con una estrella lo que merezca otra mirada.',
  connectTitle: 'Conecta',
  connectText: 'Muestra tu interés, abre la presentación y sigue la conversación por mensajes.',

  whyTitle: 'Por qué Updraft',
  supportFigure: '5 pasos',
  supportTitle: 'Apoyo desde el principio',
  supportText:
    'Publica antes de tener ingresos. Bastan cinco pasos, la tracción puede esperar y hay inversores que ofrecen mentoría antes que dinero.',
  advantageFigure: '1 página',
  advantageTitle: 'Ventaja al buscar financiación',
  advantageText:
    'Problema, equipo y ronda en una sola página. Tu presentación se abre a quien muestra interés, no a todo el que pasa.',
  successFigure: '65 %',
  successTitle: 'Tasa de éxito',
  successText:
    'No damos promedios. Cada ronda muestra lo recaudado frente a su objetivo: Heliogrid, de nuestro mundo de ejemplo, lleva 1,3 M $ de 2 M $.',

  teamTitle: 'Quién lo hace',
  teamText: 'Cuatro personas, y las cuatro leen lo que nos escribes.',
  productRole: 'Producto',
  productNote: 'Decide qué dejar fuera.',
  engineeringRole: 'Ingeniería',
  engineeringNote: 'Hace que cada página vuele.',
  designRole: 'Diseño',
  designNote: 'Dibuja las nubes.',
  communityRole: 'Comunidad',
  communityNote: 'Responde a tu primera pregunta.',

  closingTitle: 'Dale altura a tu idea',
  closingText: 'Crea una cuenta, echa un vistazo y publica cuando quieras.',
};
export default landing;
