import type { Catalogs } from '../catalogs';

const interest: Catalogs['interest'] = {
  waiting: (p) => `Solicitud enviada ${p.ago}, aún sin respuesta`,
  approved: (p) => `${p.name} ha aprobado tu solicitud: ya puedes ver todas sus cifras.`,
  declined: (p) => `${p.name} ha rechazado tu solicitud.`,
  revoked: (p) => `${p.name} te ha retirado el acceso a sus métricas clave.`,
  withdrawn: (p) => `Retiraste tu solicitud: ${p.name} ya no la ve.`,
  noteFrom: (p) => `Nota de ${p.name}`,
  again: 'Puedes pedirlo una vez más: retira tu interés y vuelve a mostrarlo.',
  final:
    'Era tu segunda solicitud, así que esta respuesta se mantiene salvo que la startup cambie de opinión.',
  sample: 'Respuesta automática de ejemplo',
};
export default interest;
