import LaminaDisplay

/// Sizes and places go back to those who asked.
extension ViewGraph {
  func deliver(_ prepared: Prepared) {
    names.didLayOut()
    run(.deliver) {
      for service in allServices { service.update(prepared) }
      // While lengths change, the content's size is that of the layout before.
      if !wantsAnotherPass { for service in allServices { service.didPrepare(prepared) } }
    } items: {
      prepared.geometry.count
    }
  }
}
