import { useCallback } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

type Change = (search: URLSearchParams) => URLSearchParams;

/**
 * The search parameters of the page and a function that changes them. Parameters of a navigation that is still loading
 * count as current; otherwise a second choice made in the meantime would undo the first.
 */
export function usePageSearch(): [search: URLSearchParams, change: (change: Change) => void] {
  const { pathname, search: shown } = useLocation();
  const { location: loading } = useNavigation();
  const navigate = useNavigate();
  const latest = loading?.pathname === pathname ? loading.search : shown;
  const change = useCallback(
    (change: Change) =>
      void navigate(
        { pathname, search: change(new URLSearchParams(latest)).toString() },
        { replace: true, preventScrollReset: true },
      ),
    [navigate, pathname, latest],
  );
  return [new URLSearchParams(latest), change];
}
