/// SwiftUI: Lamina under the name that files written for other platforms import, with all of Foundation.
///
/// ```swift
/// import SwiftUI
///
/// struct Badge: View {
///   @SwiftUI.State private var count = 0
///   var body: some View { Text("\(count)").foregroundStyle(SwiftUI.Color.red) }
/// }
/// ```
/// A product that a package asks for by name. Once a package of a build does, `canImport(SwiftUI)` is true in all of
/// its packages, with `canImport(UIKit)` and `canImport(AppKit)` still false.
@_exported public import Foundation
// `URLSession` is Foundation's where these files come from. A program that says `import Lamina` does without its 10 MB,
// and so does one that is linked statically and loads nothing.
@_exported public import FoundationNetworking
@_exported public import Lamina
public import LaminaCombine

/// Combine's, as files written elsewhere mean it, and not the stream's.
public typealias Subject = LaminaCombine.Subject
/// Combine's, as files written elsewhere mean it, and not the stream's.
public typealias Subscription = LaminaCombine.Subscription
