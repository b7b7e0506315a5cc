import LaminaAnimation
public import LaminaGeometry
import LaminaHost
import LaminaViews

extension Application {
  /// Gives addresses to the views with `onOpenURL` of the window in front, or of the next one that has
  /// such views, and brings that window to the front.
  ///
  /// A window that has shown nothing yet shows its first frame before. Without addresses the window in
  /// front is only asked to be seen.
  ///
  /// - Returns: the addresses that no view takes.
  @discardableResult
  public func open(_ addresses: [URL]) -> [URL] {
    for address in addresses { openWindow(toTake: address) }
    let candidates = windowsFromTheFront
    candidates.forEach { $0.showFirstFrame(at: host.clock.now) }
    let unwanted = addresses.filter { address in
      let fitting = candidates.filter { isMeant($0, for: address) }
      guard let taker = fitting.first(where: { $0.graph.open(address) }) else { return true }
      taker.surface.raise()
      return false
    }
    if unwanted.count == addresses.count { candidates.first?.surface.raise() }
    return unwanted
  }

  private var windowsFromTheFront: [PresentedWindow] {
    guard let front, windows.contains(where: { $0 === front }) else { return windows }
    return [front] + windows.filter { $0 !== front }
  }
}

extension PresentedWindow {
  /// Evaluates the views, unless that was done.
  fileprivate func showFirstFrame(at time: TimeInterval) {
    if statistics.renders == 0 { frame(at: time) }
  }
}
