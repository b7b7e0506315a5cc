extension SymbolRows {
  /// Places and vehicles.
  static let places = """
    location fqs cursor
    location.circle f circle+cursor-fill[3.5,3.5,9]
    location.north fc ~M8 1.5 13 14 8 11 3 14z
    location.north.line f ~M8 4.5 12 14.5 8 12l-4 2.5zM8 .8v2
    mappin.and.ellipse c geo-alt
    mappin.circle f circle+geo-alt-fill[4,4,8]
    map f map
    pin fcqs pin-angle
    signpost.right fc signpost
    signpost.right.and.left fc signpost-split
    airplane c airplane%r/airplane-fill%r
    car fc car-front
    bus f bus-front
    tram fc train-front
    bicycle c bicycle
    scooter - scooter
    fuelpump fcs fuel-pump
    ev.charger fs ev-station
    box.truck - truck
    sailboat fc ~M2 11.5h12l-2 3H4zM7.5 1v9.5H2.5zM9 3.5V10.5h4.5z
    ferry f ~M2 10h12l-2 4.5H4zM4 10V6h8v4M6 6V3.5h4V6M8 3.5v-2
    road.lanes - ~M4.5 2 2 14M11.5 2 14 14M8 2v2.5M8 6.8v2.5M8 11.5V14
    map.circle f circle+map-fill[4,4,8]
    mappin qs ~M10.5 4a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM8 6.5V15
    box.truck.fill - truck%s
    """
}
