import type { Catalogs } from '../catalogs';

const choices: Catalogs['choices'] = {
  SaaS: 'SaaS',
  AI: 'IA',
  Fintech: 'Fintech',
  Healthcare: 'Salud',
  Healthtech: 'Tecnología sanitaria',
  Edtech: 'Tecnología educativa',
  'E-commerce': 'Comercio electrónico',
  'Climate Tech': 'Tecnología climática',
  Hardware: 'Hardware',
  Marketplace: 'Marketplace',
  Consumer: 'Consumo',
  Enterprise: 'Empresas',
  Web3: 'Web3',
  Other: 'Otros',

  sector: 'Sector',
  stage: 'Etapa',
  amount: 'Importe',
  place: 'Ubicación',

  'Pre-seed': 'Presemilla',
  Seed: 'Semilla',
  'Series A': 'Serie A',
  'Series B': 'Serie B',
  'Series C+': 'Serie C+',
  Bootstrapped: 'Con fondos propios',

  Angel: 'Inversor ángel',
  'Venture Capitalist': 'Inversor de capital riesgo',
  Corporate: 'Inversor corporativo',
  'Family Office': 'Family Office',

  Networking: 'Red de contactos',
  Investment: 'Inversión',
  'Co-founder': 'Cofundador/a',
  Job: 'Trabajo',
  Mentorship: 'Mentoría',
  Partnership: 'Alianza',

  '1-3 months': '1-3 meses',
  '3-6 months': '3-6 meses',
  '6-12 months': '6-12 meses',
  '12+ months': 'Más de 12 meses',

  Yes: 'Sí',
  No: 'No',

  Founder: 'Fundador/a',
  Investor: 'Inversor/a',
  'Product Manager': 'Responsable de producto',
  Developer: 'Desarrollador/a',
  Designer: 'Diseñador/a',
  Marketing: 'Marketing',
  'Business Development': 'Desarrollo de negocio',
  Student: 'Estudiante',
};
export default choices;
