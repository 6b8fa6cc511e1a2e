import { useParams } from 'react-router-dom';

/** The id in the route's path; undefined where it is not a positive integer, which no entity has (readings R-66). */
export function useRouteId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
