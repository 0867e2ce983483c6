#!/usr/bin/env bash
# Upgrades the bazaar on plain Debian to another version, and rolls it back:
#
#   deploy/release.sh upgrade [REVISION]   to the newest version of the repository, or to a tag or commit
#   deploy/release.sh rollback             to the previous version
#
# Versions are installed side by side in $BAZAR_HOME/releases from the clone in $BAZAR_HOME/repository; `current` links to
# the running one. Before an upgrade bazar-backup.service makes a backup; if that fails, nothing changes. A version that
# is not ready within two minutes is rolled back at once.
set -euo pipefail

home=${BAZAR_HOME:-/opt/bazar}
restart=${BAZAR_RESTART:-systemctl restart bazar}
backup=${BAZAR_BACKUP:-systemctl start bazar-backup}
install=${BAZAR_INSTALL:-npm ci --omit=dev --no-audit --no-fund && npm run build}
ready_within=${BAZAR_READY_WITHIN:-120}
port=${PORT:-$(sed -n 's/^PORT=//p' /etc/bazar.env 2>/dev/null || true)}
address="http://127.0.0.1:${port:-3000}/zdravi/pripraveno"
kept=3

say() { echo "release: $*"; }
fail() { echo "release: $*" >&2; exit 1; }
release_of() { readlink "$home/$1" 2>/dev/null || true; }

# Replaces the link atomically, so that it never points nowhere.
point() { ln -sfn "$2" "$home/$1.new" && mv -T "$home/$1.new" "$home/$1"; }

is_ready() {
  for ((second = 0; second < ready_within; second++)); do
    if curl --silent --fail --max-time 5 --output /dev/null "$address"; then return 0; fi
    sleep 1
  done
  return 1
}

# Starts the version in $1, with $2 as the version to roll back to.
run() {
  [ -z "$2" ] || point previous "$2"
  point current "$1"
  $restart && is_ready
}

# A release folder gets its final name only when complete; an interrupted installation starts over.
install_release() {
  local revision=$1 release=$2
  [ -d "$release" ] && return
  rm -rf "$release.part" && mkdir -p "$release.part"
  git -C "$home/repository" archive "$revision" | tar -x -C "$release.part"
  (cd "$release.part" && eval "$install") || fail "version $revision cannot be installed; what ran goes on"
  mv "$release.part" "$release"
}

remove_old() {
  local name
  for name in $(ls -1t "$home/releases" | tail -n "+$((kept + 1))"); do
    case "$home/releases/$name" in "$(release_of current)" | "$(release_of previous)") ;; *) rm -rf "$home/releases/$name" ;; esac
  done
}

upgrade() {
  local before earlier revision release
  before=$(release_of current)
  earlier=$(release_of previous)
  git -C "$home/repository" fetch --quiet --tags origin '+refs/heads/*:refs/heads/*'
  revision=$(git -C "$home/repository" rev-parse --short=12 --verify "${1:-HEAD}^{commit}") || fail "no such version: ${1:-HEAD}"
  release="$home/releases/$revision"
  [ "$release" = "$before" ] && { say "$revision runs already"; return; }
  say "installing $revision"
  install_release "$revision" "$release"
  touch "$release"
  if [ -n "$before" ]; then
    say "making a backup"
    (cd "$before" && $backup) || fail "no backup, no upgrade: see the log of bazar-backup, or set BAZAR_BACKUP=true"
  fi
  say "starting $revision"
  if ! run "$release" "$before"; then
    [ -n "$before" ] || fail "$revision does not get ready: see its log"
    say "$revision does not get ready: going back"
    run "$before" "$earlier" || fail "nor does $(basename "$before"): see the log"
    fail "$(basename "$before") runs again; the log says why $revision did not"
  fi
  remove_old
  say "$revision runs"
}

rollback() {
  local before now
  before=$(release_of previous)
  now=$(release_of current)
  [ -n "$before" ] && [ "$before" != "$now" ] || fail "there is no version before this one"
  run "$before" "$now" || fail "$(basename "$before") does not get ready: see its log"
  say "$(basename "$before") runs again"
}

case "${1:-}" in
  upgrade) upgrade "${2:-}" ;;
  rollback) rollback ;;
  *) sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
