import type { Catalogs } from '../catalogs';

const settings: Catalogs['settings'] = {
  loading: 'Cargando los ajustes',
  failedTitle: 'No hemos podido cargar tus ajustes',
  failedText: 'No se ha cambiado nada. Inténtalo de nuevo en un momento.',
  saved: 'Guardado',

  notifications: 'Notificaciones',
  kinds: {
    messages: { label: 'Mensajes', hint: 'Cuando alguien te escribe, pide tus cifras o te responde' },
    mentions: { label: 'Menciones', hint: 'Cuando alguien te menciona en una publicación o un comentario' },
    follows: { label: 'Seguidores', hint: 'Cuando alguien empieza a seguirte' },
    startup_updates: { label: 'Novedades de startups', hint: 'Noticias de las startups que sigues' },
    investment_opportunities: {
      label: 'Oportunidades de inversión',
      hint: 'Startups que encajan con tus criterios',
    },
    portfolio_changes: {
      label: 'Cambios en la cartera',
      hint: 'Noticias de las startups en las que has invertido',
    },
    funding_rounds: {
      label: 'Rondas de financiación',
      hint: 'Cuando una startup anuncia que ha recaudado fondos',
    },
  },
  founderOpportunities: 'Inversores registrados que piden tus cifras',

  preferences: 'Preferencias',
  emailDigest: 'Resumen por correo',
  emailDigests: { daily: 'Diario', weekly: 'Semanal', monthly: 'Mensual', never: 'Nunca' },
  emailDigestHint: 'Guardamos tu elección, pero esta versión de Updraft aún no envía correos.',

  privacy: 'Privacidad del perfil',
  privacies: {
    public: 'Público',
    private: 'Privado',
    connections: 'Solo conexiones',
    founders: 'Solo fundadores',
  },
  privacyHints: {
    public: 'Todos ven tu página completa.',
    private: 'Nadie más ve tu página: ni en Descubrir, ni en la búsqueda, ni en su dirección.',
    connections:
      'Tus conexiones ven tu perfil completo. Los demás solo ven tu nombre, tu rol y tu foto, también en Descubrir. Tus conexiones son las personas a las que sigues.',
    founders:
      'Los fundadores ven tu perfil completo. Los demás solo ven tu nombre, tu rol y tu foto, también en Descubrir.',
  },
  seePage: 'Ver tu perfil como lo ven los demás',

  dealFlow: 'Flujo de oportunidades',
  dealFlows: { all: 'Todas', filtered: 'Filtradas', recommended: 'Recomendadas' },
  dealFlowHints: {
    all: 'Descubrir muestra todas las startups en su orden habitual.',
    filtered:
      'Descubrir muestra solo las startups que encajan con tus sectores, etapas, importes y lugares. Si marcas imprescindibles, solo cuentan esos.',
    recommended: 'Descubrir muestra todas las startups, primero las que mejor encajan.',
  },
  dealFlowMail: 'Esta versión de Updraft aún no envía correos sobre nuevas startups.',
  minInvestment: 'Inversión mínima',
  maxInvestment: 'Inversión máxima',
  noLimit: 'Sin límite',
  investmentHint: 'Una startup encaja cuando lo que le falta por recaudar está entre estos dos importes.',

  analytics: 'Estadísticas de uso',
  analyticsHint: 'Permitir que contemos las páginas que abres, para saber qué mejorar',

  session: 'Tu sesión',
  signedInAs: (p) => `Sesión iniciada como <b>${p.name}</b>.`,
};

export default settings;
