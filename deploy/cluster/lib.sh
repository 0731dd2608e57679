# Shared by the scripts in this folder: paths, and functions that start, find, query and wait for the parts.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
app=$(cd "$here/../.." && pwd)
# The ports are fixed, so a machine has at most one cluster, and every script finds it here.
RUN=${RUN:-${TMPDIR:-/tmp}/serumah-cluster}
each='1 2 3'

fail() {
  echo "$*" >&2
  exit 1
}

say() {
  echo "$(date +%T) $*"
}

# --- Parts ---

# fill FILE [NAME=VALUE ...]: prints a configuration with @RUN@ and each @NAME@ filled in.
fill() {
  file=$1
  shift
  script="s|@RUN@|$RUN|g"
  for pair; do script="$script;s|@${pair%%=*}@|${pair#*=}|g"; done
  sed "$script" "$here/$file"
}

# start NAME COMMAND...: runs the command in the run folder, in its own session, and writes log/NAME.log.
start() {
  name=$1
  shift
  (
    cd "$RUN"
    CLUSTER=$RUN exec setsid "$@" </dev/null >>"log/$name.log" 2>&1
  ) &
  echo $! >"$RUN/pid/$name"
}

# setpriv replaces itself by the program. runuser would stay its parent, and stop with it when it is frozen.
as() {
  echo setpriv --reuid="$1" --regid="$1" --init-groups
}

pid_of() {
  cat "$RUN/pid/$1"
}

start_etcd() {
  start "etcd$1" $(as etcd) etcd --config-file "$RUN/etcd$1.yml"
}

start_patroni() {
  start "patroni$1" $(as postgres) patroni "$RUN/patroni$1.yml"
}

start_swift_node() {
  for kind in object container account; do
    start "swift-$kind$1" "swift-$kind-server" "$RUN/swift/$kind$1.conf"
  done
}

start_serumah() {
  start "serumah$1" env $(grep -v '^#' "$RUN/serumah.env") PORT="1300$1" DATA_DIR="$RUN/serumah$1" \
    NODE_COMPILE_CACHE="$RUN/compiled" "$app/node_modules/.bin/node" "$app/src/server/main.ts"
}

# --- Questions ---

# answers URL: whether it answers with a success status.
answers() {
  curl -sf -m 3 -o "${2:-/dev/null}" "$1"
}

# who ROLE: prints the number of each PostgreSQL that has this role for Patroni: primary, replica, sync or async.
who() {
  for n in $each; do
    if answers "http://127.0.0.1:1800$n/$1"; then echo "$n"; fi
  done
}

etcd_leader() {
  for n in $each; do
    if answers "http://127.0.0.1:1230$n/v2/stats/leader"; then echo "$n"; fi
  done
}

postmaster_of() {
  head -n 1 "$RUN/pg$1/postmaster.pid"
}

# All processes of PostgreSQL N.
postgres_of() {
  echo "$(postmaster_of "$1")" $(pgrep -P "$(postmaster_of "$1")")
}

# Like kill, but processes that have ended are no error.
signal() {
  kill "$@" 2>/dev/null || true
}

# wait_for SECONDS WHAT COMMAND...
wait_for() {
  seconds=$1
  what=$2
  shift 2
  until "$@" >/dev/null; do
    [ "$seconds" -gt 0 ] || fail "The cluster waited in vain for $what; its logs are in $RUN/log."
    seconds=$((seconds - 1))
    sleep 1
  done
}

# Prints every process of the cluster: it has no terminal, and either CLUSTER in its environment or its working folder below the run folder,
# like the PostgreSQL that Patroni starts.
ours() {
  for at in /proc/[0-9]*; do
    terminal=$(cut -d ' ' -f 7 "$at/stat" 2>/dev/null) || continue
    [ "$terminal" = 0 ] || continue
    case $(readlink "$at/cwd" 2>/dev/null)/ in
    "$RUN"/*) echo "${at#/proc/}" ;;
    *) if tr '\0' '\n' 2>/dev/null <"$at/environ" | grep -qx "CLUSTER=$RUN"; then echo "${at#/proc/}"; fi ;;
    esac
  done
}
