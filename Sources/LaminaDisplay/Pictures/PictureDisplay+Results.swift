import LaminaDrawing
import LaminaGeometry
import LaminaLayers

extension PictureDisplay {
  /// Takes in what the workers have finished; `attending` says that it will be called again.
  func collect(attending: Bool = false) {
    for result in mailbox.drain(attending: attending) {
      guard let picture = inFlight.removeValue(forKey: result.number) else {
        statistics.resultsDropped += 1
        continue
      }
      finish(picture, with: result.bitmap)
    }
  }

  func finish(_ picture: SharedPicture, with bitmap: Bitmap) {
    picture.state = .ready(bitmap)
    bytesInFlight -= picture.key.rect.area * 4
    statistics.bitmapsDrawn += 1
    statistics.bytesDrawn += bitmap.byteCount
    statistics.bitmapsHeld += 1
    statistics.bytesHeld += bitmap.byteCount
    let waiting = picture.waiting
    picture.waiting = []
    for id in waiting {
      guard let entry = entries[id] else { continue }
      guard let index = entry.orders.firstIndex(where: { $0.picture === picture }) else { continue }
      if let group = entry.group, index == entry.orders.count - 1 {
        showTogether(group)
      } else if entry.orders[index].batch != nil {
        showBatches()
      } else {
        show(index, of: entry)
      }
    }
  }

  /// Shows what layers of a group wait for, if all of it is ready.
  func showTogether(_ group: Layer.ID) {
    guard let waiting = groups[group]?.filter({ !$0.orders.isEmpty }) else { return }
    guard waiting.allSatisfy({ $0.orders.last?.picture.job == nil }) else { return }
    for entry in waiting { show(entry.orders.count - 1, of: entry) }
  }

  /// Shows a picture that is ready; what was shown or ordered before it is given up.
  func show(_ index: Int, of entry: LayerEntry) {
    let order = entry.orders[index]
    let overtaken = entry.orders[..<index].map(\.picture) + (entry.shown.map { [$0.picture] } ?? [])
    entry.orders.removeSubrange(...index)
    if entry.shown == nil { beginFade(of: entry) }
    entry.shown = order
    entry.hasGivenUp = false
    for picture in overtaken { release(picture, of: entry) }
    publish(entry)
  }

  /// Writes what the layer shows into the pictures that commits return.
  func publish(_ entry: LayerEntry) {
    guard let shown = entry.shown, let bitmap = shown.picture.bitmap else { return }
    let key = shown.picture.key
    pictures[entry.id] = LayerPicture(
      list: shown.list, bitmap: bitmap, origin: PixelPoint(x: key.rect.x, y: key.rect.y),
      scale: key.scale, size: shown.size)
  }

  /// Ends a layer's use of a picture; without users it is freed, or its job stopped.
  func release(_ picture: SharedPicture, of entry: LayerEntry) {
    picture.users -= 1
    if let place = picture.waiting.firstIndex(of: entry.id) { picture.waiting.remove(at: place) }
    guard picture.users == 0 else { return }
    if let job = picture.job {
      if executor.remove(job) {
        statistics.jobsCancelled += 1
      } else {
        job.token.cancel()
        statistics.jobsStopped += 1
      }
    }
    forget(picture)
  }

  /// Removes a picture that nobody uses from the tables.
  func forget(_ picture: SharedPicture) {
    if inFlight.removeValue(forKey: picture.number) != nil {
      bytesInFlight -= picture.key.rect.area * 4
    }
    if table[picture.key] === picture { table[picture.key] = nil }
    guard let bitmap = picture.bitmap else { return }
    statistics.bitmapsUnseen += picture.wasSeen ? 0 : 1
    statistics.bitmapsHeld -= 1
    statistics.bytesHeld -= bitmap.byteCount
  }
}
