package import LaminaWireframeViews

/// Who buys: a module with a wireframe of its own, which knows nothing of the market around it.
@MainActor
package enum AccountModule {
  /// The module's map.
  package static let map = WireframeMap {
    WireframeScreen("Profile", class: "ProfileScreen", builder: "account.profile")
    WireframeScreen("Rename", class: "RenameScreen", builder: "account.rename")
    WireframeDestination("Profile", "Rename", to: "Rename", by: .sheet)
    WireframeDestination("Profile", "Back", by: .animatedPop)
    WireframeDestination("Rename", "Back", by: .animatedDismiss)
  }

  /// Registers what makes the module's screens.
  package static func register(in wireframe: Wireframe, account: Account) {
    wireframe.register(builderName: "account.profile") { _ in ProfileScreen(account: account) }
    wireframe.register(builderName: "account.rename") { scope in
      RenameScreen(rename: (try? scope.parameters(as: Rename.self)) ?? Rename(name: ""))
    }
  }

  /// What the screen for another name is given.
  package struct Rename: Codable, Equatable {
    package var name: String
  }
}
