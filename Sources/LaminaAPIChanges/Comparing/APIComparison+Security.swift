import LaminaAPIModel

extension APIComparison {
  mutating func compareSchemes() {
    for scheme in old.securitySchemes {
      guard let other = new.securitySchemes.first(where: { $0.name == scheme.name }) else {
        note(
          .removed, "security-scheme-removed", of: scheme.name,
          "The security scheme is no longer there.",
          old: scheme.place)
        continue
      }
      compare(scheme, other)
    }
    for scheme in new.securitySchemes
    where !old.securitySchemes.contains(where: { $0.name == scheme.name }) {
      note(
        .added, "security-scheme-added", of: scheme.name, "The security scheme is new.",
        new: scheme.place)
    }
  }

  private mutating func compare(_ before: APISecurityScheme, _ after: APISecurityScheme) {
    if before.kind != after.kind {
      note(
        .changed, "security-scheme-type", of: before.name,
        "The security scheme is of another type.",
        level: .breaking, old: before.place, new: after.place)
    }
    if before.settings != after.settings {
      let hasMoved = before.settings.contains {
        $0.key.hasSuffix("Uri") && after.settings[$0.key] != $0.value
      }
      note(
        .changed, "security-scheme-settings", of: before.name, "The scheme's settings are others.",
        level: hasMoved ? .breaking : .compatible, old: before.place, new: after.place)
    }
    compare(before.headers, after.headers, .header, of: before.name, after.place)
    compare(before.queryParameters, after.queryParameters, .query, of: before.name, after.place)
    compare(before.cookies, after.cookies, .cookie, of: before.name, after.place)
  }

  /// Each way to be let in must still be one, and needs no further scope.
  mutating func compareSecurity(_ before: APIMethod, _ after: APIMethod, of subject: String) {
    let isOpen = after.securedBy.isEmpty || after.securedBy.contains { $0.scheme == nil }
    let ways = before.securedBy.isEmpty ? [APISecurity(scheme: nil)] : before.securedBy
    for way in ways where !isOpen && !after.securedBy.contains(where: { Self.admits($0, way) }) {
      note(
        .changed, "security-narrower", of: subject,
        "\(Self.words(way)) no longer lets a caller in.",
        level: .breaking, old: before.place, new: after.place)
    }
    let others = after.securedBy.isEmpty ? [APISecurity(scheme: nil)] : after.securedBy
    let wasOpen = before.securedBy.isEmpty || before.securedBy.contains { $0.scheme == nil }
    for way in others where !wasOpen && !before.securedBy.contains(where: { Self.admits($0, way) })
    {
      note(
        .changed, "security-wider", of: subject, "\(Self.words(way)) lets a caller in, too.",
        old: before.place, new: after.place)
    }
  }

  /// Whether somebody with `way` has what is demanded: each scheme, and each of its scopes.
  private static func admits(_ demand: APISecurity, _ way: APISecurity) -> Bool {
    demand.demands.allSatisfy { one in
      way.demands.contains { $0.scheme == one.scheme && one.scopes.allSatisfy($0.scopes.contains) }
    }
  }

  private static func words(_ way: APISecurity) -> String {
    if way.demands.isEmpty { return "A call without security" }
    return way.demands.map { one in
      let scheme = one.scheme ?? ""
      return one.scopes.isEmpty ? scheme : "\(scheme) (\(one.scopes.joined(separator: ", ")))"
    }.joined(separator: " and ")
  }
}
